/** docs/security/checks.md lists every acceptance check, with the tests that prove it. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMissing, parseTestReferences } from '../../support/test-titles.ts';

/** The number of acceptance checks in each group. */
const groups = {
  A: 10,
  B: 7,
  C: 6,
  D: 12,
  E: 12,
  F: 6,
  G: 9,
  H: 9,
  I: 10,
  J: 8,
  K: 8,
  L: 4,
} as const;
const ids = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${String(index + 1).padStart(2, '0')}`),
);

const rows = readFileSync(new URL('../../../docs/security/checks.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-L]\d\d /.test(line))
  .map((line) => {
    const [id = '', , tests = '', result = ''] = line.slice(2, -2).split(' | ');
    return { id, named: parseTestReferences(tests), result };
  });

test('every acceptance check has a row', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('every named test exists, and every met check names one', () => {
  const missing = rows.flatMap(({ id, named }) =>
    named.filter(isMissing).map(({ file, title }) => `${id}: ${file} › ${title}`),
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
