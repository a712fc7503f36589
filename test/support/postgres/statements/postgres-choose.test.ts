import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { chooseFiles, findGaps, findUnlisted, formatChoice, readChoice } from './choose.ts';
import { normalize, setupFile } from './record.ts';

const recorded = new Map(
  Object.entries({
    'select 1': ['slow', 'quick'],
    'select 2': ['slow', 'other'],
    'select 3': ['slow'],
    'create table a': [setupFile, 'slow'],
  }).map(([statement, tests]) => [statement, { text: statement, tests: new Set(tests) }]),
);
const seconds = new Map([
  ['slow', 100],
  ['quick', 1],
  ['other', 50],
]);

test('every statement gets the file that costs least', () => {
  const choice = chooseFiles(recorded, seconds, () => false);
  expect(choice).toEqual(
    new Map([
      ['quick', ['select 1']],
      ['slow', ['select 2', 'select 3']],
    ]),
  );
  expect([...chooseFiles(recorded, seconds, (name) => name === 'other').keys()][0]).toBe('other');
});

test('the list is read as it was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spark-seen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const choice = chooseFiles(recorded, seconds, () => false);
  writeFileSync(join(folder, 'seen.txt'), formatChoice(choice));
  expect(readChoice(pathToFileURL(join(folder, 'seen.txt')))).toEqual(choice);
});

test('a gap names the file that would fill it', () => {
  const choice = new Map([
    ['quick', ['select 1', 'select 9']],
    ['a.full.test.ts', ['select 8']],
  ]);
  expect(findGaps(choice, recorded, false)).toEqual(['quick no longer sends: select 9']);
  expect(findGaps(choice, recorded, true)).toHaveLength(2);
  expect(findUnlisted(choice, recorded)).toEqual([
    'slow, other sends, but the list lacks: select 2',
    'slow sends, but the list lacks: select 3',
  ]);
});

test('statements with more values or lines are the same', () => {
  const row = (n: number): string => `(cast($${n} as text), cast($${n + 1} as bytea))`;
  expect(normalize(`select 1 where (a, b) in (values ${row(1)}, ${row(3)}, ${row(5)})`)).toBe(
    normalize(`select 1 where (a, b) in (values ${row(1)})`),
  );
  expect(normalize('insert into t\n  values ($1, $2), ($3, $4)')).toBe(
    normalize('insert into t values ($1)'),
  );
});
