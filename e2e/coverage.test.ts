/** COVERAGE.md names a test for every line of the specification. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMissing, parseTestReferences, type TestReference } from '../test/support/test-titles.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const sections = ['1', '2', '4', '5', '8', '9'];
/** Whether the line separates the head of a table from its body. */
const isTableRule = (line: string | undefined) => /^\|[-| ]+\|$/.test(line ?? '');

/**
 * Returns the bullets, steps, table rows and sentences of the specification without their Markdown
 * marks. The cells of a table row are joined by ' · '.
 */
function readSpecification(): string[] {
  const lines = read('docs/specification.md').split('\n');
  let section = '';
  return lines.flatMap((line, index) => {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    const isTitle =
      line.startsWith('#') ||
      isTableRule(line) ||
      (line.startsWith('|') && isTableRule(lines[index + 1]));
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
  readonly tests: readonly TestReference[];
}

function readCoverage(): Row[] {
  const rows = read('e2e/COVERAGE.md')
    .split('\n')
    .filter((line, index, all) => line.startsWith('| ') && !isTableRule(all[index + 1]));
  return rows.map((row) => {
    const [line = '', tests = ''] = row
      .slice(2, -2)
      .split(/ (?<!\\)\| /)
      .map((cell) => cell.replaceAll('\\|', '|'));
    return { line, tests: parseTestReferences(tests) };
  });
}

const rows = readCoverage();

test('every line of the specification has exactly one row', () => {
  expect(rows.map(({ line }) => line)).toEqual(readSpecification());
});

test('every row names a test, and every named test exists', () => {
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([]);
  const missing = rows.flatMap(({ line, tests }) =>
    tests.filter(isMissing).map(({ file, title }) => `${line}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});
