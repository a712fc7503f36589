/** Checks the list of questions that have two sides although their theme has no poles. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { allItems, retiredItems } from './items.ts';

// as: the header has these columns
const rows = parse(readFileSync(new URL('../directional.csv', import.meta.url)), {
  columns: true,
  skip_empty_lines: true,
}) as { id: string; side: string }[];
const questions = [...allItems, ...retiredItems];

test('every row names a question without poles, once, and a side', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id, side } of rows) {
    expect(questions.find((item) => item.id === id)?.pole, id).toBe('0');
    expect(['wearing', 'admiring'], id).toContain(side);
  }
});

test('a fetish question about what a partner wears or has is in the list', () => {
  const listed = new Set(rows.map(({ id }) => id));
  const oneSided = questions.filter(
    ({ category, text }) =>
      category === 'FET' &&
      /^Wearing|^(Imagining|Picturing|Having) a partner|partner['’]s/.test(text),
  );
  expect(oneSided.length).toBeGreaterThan(5);
  for (const { id, text } of oneSided) expect(listed.has(id), `${id} ${text}`).toBe(true);
});
