/**
 * Chooses the test files that `npm test` runs on PostgreSQL, so that together they send every
 * statement that a full run sends. `seen.txt` names them, each with the statements it is there for.
 */

import { existsSync, readFileSync } from 'node:fs';
import { isFullOnly } from '../../tiers.ts';
import { type Recorded, setupFile } from './record.ts';

export const listFile = new URL('seen.txt', import.meta.url);

const heading = [
  '# What a full run of the tests on PostgreSQL sends, by a test file that sends it in `npm test`.',
  '# Written by: FULL=1 STATEMENTS=write npx vitest run --project postgres',
  '',
];

/** The statements by the test file that `npm test` runs for them. */
export type Choice = ReadonlyMap<string, readonly string[]>;

/** Returns the tests of the list, or none if there is no list. */
export function readChoice(file: URL = listFile): Choice {
  const choice = new Map<string, string[]>();
  let current: string[] = [];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#')))
    if (line.startsWith('  ')) current.push(line.slice(2));
    else choice.set(line, (current = []));
  return choice;
}

export const formatChoice = (choice: Choice): string =>
  [
    ...heading,
    ...[...choice]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([test, statements]) => [
        test,
        ...statements.toSorted().map((one) => `  ${one}`),
        '',
      ]),
  ].join('\n');

/** What a file costs besides its tests. */
const secondsOfStart = 0.5;

/**
 * Takes the file with the most new statements a second, until every statement has a file. Files
 * that run anyway come first, and files of `npm run test:all` alone come last.
 */
export function chooseFiles(
  recorded: Recorded,
  seconds: ReadonlyMap<string, number>,
  runsAnyway: (test: string) => boolean,
): Choice {
  const left = new Map<string, Set<string>>();
  for (const [statement, { tests }] of recorded)
    if (!tests.has(setupFile))
      for (const test of tests) left.set(test, (left.get(test) ?? new Set()).add(statement));
  const choice = new Map<string, string[]>();
  const preference = (test: string): number =>
    isFullOnly(test) ? 1e-6 : runsAnyway(test) ? 1e6 : 1;
  const gain = (test: string): number =>
    ((left.get(test)?.size ?? 0) * preference(test)) / ((seconds.get(test) ?? 0) + secondsOfStart);
  for (;;) {
    const best = [...left.keys()].reduce((a, b) => (gain(b) > gain(a) ? b : a), '');
    const statements = [...(left.get(best) ?? [])];
    if (statements.length === 0) return choice;
    choice.set(best, statements);
    for (const each of left.values()) for (const statement of statements) each.delete(statement);
  }
}

/** Returns a sentence for each statement of the list that no test of the tier has sent. */
export const findGaps = (choice: Choice, recorded: Recorded, isFull: boolean): string[] =>
  [...choice]
    .filter(([test]) => isFull || !isFullOnly(test))
    .flatMap(([test, statements]) =>
      statements
        .filter((statement) => !recorded.has(statement))
        .map((statement) => `${test} no longer sends: ${statement}`),
    );

/** Returns a sentence for each statement that is missing in the list. */
export function findUnlisted(choice: Choice, recorded: Recorded): string[] {
  const listed = new Set([...choice.values()].flat());
  return [...recorded].flatMap(([statement, { tests }]) =>
    listed.has(statement) || tests.has(setupFile)
      ? []
      : [`${[...tests].join(', ')} sends, but the list lacks: ${statement}`],
  );
}
