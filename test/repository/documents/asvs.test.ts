/**
 * docs/security/asvs.md covers every requirement of the standard, and the tests that it and
 * docs/security/privacy-reading.md name exist.
 */

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMissing } from '../../support/test-titles.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/**
 * The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. In every
 * section they come before those of level 3, so they are numbered from 1 without gaps.
 */
const sections: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1, 0],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7, 0],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};
const ids = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const verdicts = ['met', 'not applicable', 'deviation'] as const;

const page = read('docs/security/asvs.md');
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [named = '', , verdict = '', evidence = ''] = line.slice(2, -2).split(' | ');
    return { ids: named.split(', '), verdict, evidence };
  });

/**
 * Returns the counts of a chapter's verdicts, in the words that the chapter's heading must contain.
 */
function summarize(chapter: string): string {
  const count = (verdict: string): number =>
    rows
      .filter((row) => row.verdict === verdict)
      .flatMap((row) => row.ids)
      .filter((id) => id.startsWith(chapter)).length;
  const [met, notApplicable, deviations] = [
    count('met'),
    count('not applicable'),
    count('deviation'),
  ];
  return `${met + notApplicable + deviations}: ${met} met, ${notApplicable} not applicable, ${deviations} deviations`;
}

test('lists every requirement of levels 1 and 2 in order', () => {
  expect(ids).toHaveLength(253);
  expect(rows.flatMap((row) => row.ids)).toEqual(ids);
});

test('every row has a verdict, with a reason if needed', () => {
  expect(rows.filter(({ verdict }) => !verdicts.some((known) => known === verdict))).toEqual([]);
  expect(
    rows.filter(({ verdict, evidence }) => verdict === 'deviation' && evidence.length < 20),
  ).toEqual([]);
  expect(
    rows.filter(({ verdict, evidence }) => verdict === 'not applicable' && evidence.length < 7),
  ).toEqual([]);
});

test('every met requirement names an existing test or passage', () => {
  const wrong = rows
    .filter(({ verdict }) => verdict === 'met')
    .flatMap(({ ids: [id], evidence }) =>
      evidence.split('<br>').flatMap((cell) => {
        const [, file = '', words = ''] = /^`([^`]+)` › (.+)$/.exec(cell) ?? [];
        const isShown = /\.(test|e2e)\.tsx?$/.test(file)
          ? !isMissing({ file, title: words })
          : words !== '' &&
            existsSync(new URL(file, root)) &&
            (file === 'docs/security/asvs.md'
              ? page.replaceAll(/^\| V\d.*$/gm, '')
              : read(file)
            ).includes(words);
        return isShown ? [] : [`${id}: ${cell}`];
      }),
    );
  expect(wrong).toEqual([]);
});

test('the counts are those of the rows', () => {
  const headings = [...page.matchAll(/^## (V\d+) .*\((.+)\)$/gm)].map(([, chapter, counts]) => [
    chapter,
    counts,
  ]);
  expect(headings).toEqual(
    Object.keys(sections).map((chapter) => [chapter, summarize(`${chapter}.`)]),
  );
  expect(page).toContain(`\n${summarize('V')}.\n`);
});

test('the privacy reading names existing tests and open points', () => {
  const reading = read('docs/security/privacy-reading.md');
  const named = [
    ...reading.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)` › (.+?)(?=<br>| \||\. [A-Z]|$)/gm),
  ].map(([, file = '', title = '']) => ({ file, title }));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(isMissing)).toEqual([]);
  const [findings = '', list = ''] = reading.split('\n## Open\n');
  const cited = new Set(
    [...findings.matchAll(/\bopen (\d+)/g)].map(([, number]) => Number(number)),
  );
  const listed = [...list.matchAll(/^(\d+)\. `([^`]+)`/gm)];
  expect([...cited].toSorted((a, b) => a - b)).toEqual(listed.map(([, number]) => Number(number)));
  expect(
    listed.filter(([, , file = '']) => !existsSync(new URL(file, root))).map(([line]) => line),
  ).toEqual([]);
});
