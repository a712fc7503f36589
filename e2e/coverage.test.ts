/** COVERAGE.md against the specification and the tests as they are. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testTitlesOf } from '../test/support/test-titles.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const sections = ['1', '2', '4', '5', '8', '9'];
const isRule = (line: string | undefined) => /^\|[-| ]+\|$/.test(line ?? '');

/** Each bullet, step, table row and sentence of these sections: without its mark, cells joined by a dot. */
function linesOfTheSpecification(): string[] {
  const lines = read('docs/specification.md').split('\n');
  let section = '';
  return lines.flatMap((line, index) => {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    const isTitle =
      line.startsWith('#') || isRule(line) || (line.startsWith('|') && isRule(lines[index + 1]));
    if (!sections.includes(section) || line.trim() === '' || isTitle) return [];
    const text = line.trim();
    const cells = text.startsWith('|')
      ? text
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim())
          .join(' · ')
      : text;
    return [cells.replace(/^(- |\d+\. )/, '')];
  });
}

interface Row {
  readonly line: string;
  readonly shownBy: readonly { readonly file: string; readonly title: string }[];
}

function rowsOfTheTable(): Row[] {
  const rows = read('e2e/COVERAGE.md')
    .split('\n')
    .filter((line, index, all) => line.startsWith('| ') && !isRule(all[index + 1]));
  return rows.map((row) => {
    const [line = '', tests = ''] = row
      .slice(2, -2)
      .split(/ (?<!\\)\| /)
      .map((cell) => cell.replaceAll('\\|', '|'));
    const shownBy = tests.split('<br>').flatMap((cell) => {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(cell.trim()) ?? [];
      return file === '' ? [] : [{ file, title }];
    });
    return { line, shownBy };
  });
}

const rows = rowsOfTheTable();

test('every line of the specification has exactly one row', () => {
  expect(rows.map(({ line }) => line)).toEqual(linesOfTheSpecification());
});

test('every row names a test, and every named test exists', () => {
  expect(rows.filter(({ shownBy }) => shownBy.length === 0).map(({ line }) => line)).toEqual([]);
  const missing = rows.flatMap(({ line, shownBy }) =>
    shownBy
      .filter(({ file, title }) => !testTitlesOf(file).has(title))
      .map(({ file, title }) => `${line}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});
