/** docs/security/checks.md against the tests as they are. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testTitlesOf } from '../support/test-titles.ts';

/** The ids of the design's acceptance checks (trust §5). */
const groups = { A: 10, B: 7, C: 6, D: 12, E: 12, F: 6, G: 9 } as const;
const ids = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${String(index + 1).padStart(2, '0')}`),
);

const rows = readFileSync(new URL('../../docs/security/checks.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-G]\d\d /.test(line))
  .map((line) => {
    const [id = '', , tests = '', result = ''] = line.slice(2, -2).split(' | ');
    const named = tests.split('<br>').flatMap((cell) => {
      const [, file, title] = /^`([^`]+)` › (.+)$/.exec(cell) ?? [];
      return file !== undefined && title !== undefined ? [{ file, title }] : [];
    });
    return { id, named, result };
  });

test('every acceptance check has a row', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('every named test exists, and every met check names one', () => {
  const missing = rows.flatMap(({ id, named }) =>
    named
      .filter(({ file, title }) => !testTitlesOf(file).has(title))
      .map(({ file, title }) => `${id}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
  expect(
    rows
      .filter(
        ({ named, result }) =>
          named.length === 0 && !/^(open|not applicable|measured): .{10,}/.test(result),
      )
      .map(({ id }) => id),
  ).toEqual([]);
});
