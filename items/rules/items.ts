import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';

export const columns = [
  'id',
  'category',
  'pole',
  'facet',
  'rarity',
  'scene',
  'compareTo',
  'shortDescription',
  'text',
] as const;
export type Item = Record<(typeof columns)[number], string>;

/** A form, named by the first letter of its ids. Only rounds ask form E. */
export type Form = 'A' | 'B' | 'E';
export const forms = ['A', 'B', 'E'] as const satisfies readonly Form[];

const slugs = { A: 'standard-48', B: 'pool-80', E: 'explore-40' } as const satisfies Record<
  Form,
  string
>;
export const files = [...Object.values(slugs), 'retired'] as const;
type File = (typeof files)[number];

const folder = new URL('../', import.meta.url);
const csvOptions = { bom: true, skip_empty_lines: true, relax_column_count: true } as const;

/** Reads a CSV file of the bank. Throws a TypeError if it is not valid UTF-8. */
export function readSource(file: string): string {
  const bytes = readFileSync(new URL(`${file}.csv`, folder));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

export const readRows = (file: string): string[][] =>
  // as: without columns, csv-parse returns lists
  parse(readSource(file), csvOptions) as unknown as string[][];

const readItems = (file: File): Item[] =>
  // as: the header has these columns
  parse(readSource(file), { ...csvOptions, columns: true }) as unknown as Item[];

export const items: Readonly<Record<Form, Item[]>> = {
  A: readItems(slugs.A),
  B: readItems(slugs.B),
  E: readItems(slugs.E),
};
/** The questions that the survey of the current edition asks. */
export const askedItems = [...items.A, ...items.B];
export const allItems = [...askedItems, ...items.E];
export const retiredItems = readItems('retired');

export function readLatestEdition(): string[][] {
  const numbers = readdirSync(new URL('editions/', folder)).map((name) =>
    Number.parseInt(name, 10),
  );
  return readRows(`editions/${Math.max(...numbers)}`).slice(1);
}

export const itemById = new Map(allItems.map((item) => [item.id, item]));

/** Returns the other item of a complementary pair, or the item itself in a theme without poles. */
export const partner = ({ compareTo }: Item): Item | undefined => itemById.get(compareTo);

export const twin = (item: Item): Item | undefined =>
  allItems.find(
    (other) =>
      other.category === item.category &&
      other.scene === item.scene &&
      other.pole === item.pole &&
      other.facet !== item.facet,
  );

/**
 * Returns the themes of the items in the order of the list. Consecutive items with the same theme
 * add it only once.
 */
export const themesInOrder = (list: readonly Item[]): string[] =>
  list.map(({ category }) => category).filter((theme, n, all) => theme !== all[n - 1]);

/**
 * Returns the ids of the items that break a rule, so that a failed test names them. `check` returns
 * false, null or undefined for an item that keeps the rule. For an item that breaks the rule it
 * returns true, or a detail that is appended to the id.
 */
export const offenders = (list: readonly Item[], check: (item: Item) => unknown): string[] =>
  list.flatMap((item) => {
    const found = check(item);
    if (found === false || found === null || found === undefined) return [];
    return [found === true ? item.id : `${item.id}: ${String(found)}`];
  });

export const expectNone = (list: readonly Item[], check: (item: Item) => unknown): void =>
  expect(offenders(list, check)).toEqual([]);

/** Returns the values that occur more than once in the list, without their first occurrence. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, n) => values.indexOf(value) !== n);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
