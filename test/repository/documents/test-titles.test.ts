/** The search for test titles, which the checks of the documents use. */

import { expect, test } from 'vitest';
import { findTitles, parseTestReferences } from '../../support/test-titles.ts';

test.each([
  ['on one line', "test('adds', () => {});", 'adds'],
  ['on a line of its own', "test(\n  'adds',\n  async () => {},\n);", 'adds'],
  ['in double quotes', 'test("adds a \'1\'", async ({ page }) => {});', "adds a '1'"],
  ['as a template', 'test(`adds ${name}`, () => {});', 'adds ${name}'],
  ['before options', "test('adds', { timeout: 15_000 }, async () => {});", 'adds'],
  ['after a table', "test.each([\n  ['a', f(1)],\n])('adds %s', (name) => {});", 'adds %s'],
  ['after a condition', "test.runIf(isLinux)(\n    'adds',\n    async () => {},\n);", 'adds'],
])('finds a title %s', (_, source, title) => {
  expect([...findTitles(source)]).toEqual([title]);
});

test('finds no title in other calls', () => {
  expect([...findTitles("describe('sums', () => {}); expect('adds').toBe(1);")]).toEqual([]);
});

test('reads the references of a table cell', () => {
  expect(parseTestReferences('`a.test.ts` › adds<br>`b.e2e.ts` › subtracts | twice')).toEqual([
    { file: 'a.test.ts', title: 'adds' },
    { file: 'b.e2e.ts', title: 'subtracts | twice' },
  ]);
});
