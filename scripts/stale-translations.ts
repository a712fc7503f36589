/**
 * Names the translated questions whose English text has changed since, and those that are missing.
 * `npm run check` runs it; with `--accept LOCALE` the translations of that language count as made
 * from the present English texts.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { locales } from '../src/domain/locales.ts';

type Row = Record<'id' | 'text' | 'shortDescription', string>;
type Translated = Row & Record<'state' | 'sourceHash', string>;

const items = new URL('../items/', import.meta.url);
const columns = ['id', 'text', 'shortDescription', 'state', 'sourceHash'] as const;

const read = <Found extends Row>(file: URL): Found[] =>
  parse(readFileSync(file), { columns: true, skip_empty_lines: true });

/** Twelve hexadecimal digits of a hash of what was translated. */
const hashSource = ({ text, shortDescription }: Row): string =>
  createHash('sha256').update(`${text}\n${shortDescription}`).digest('hex').slice(0, 12);

const lists = ['standard-48', 'pool-80', 'explore-40', 'retired'] as const;

/** By id. A question that moved to another list keeps its text. */
const english = new Map(
  lists.flatMap((list) => read(new URL(`${list}.csv`, items)).map((row) => [row.id, row] as const)),
);

const quote = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

function accept(file: URL): void {
  const rows = read<Translated>(file).map((row) => {
    const source = english.get(row.id);
    return { ...row, state: row.state ?? 'drafted', sourceHash: source ? hashSource(source) : '' };
  });
  const lines = rows.map((row) => columns.map((column) => quote(row[column])).join(','));
  writeFileSync(file, [columns.join(','), ...lines, ''].join('\n'));
}

/** Returns the ids whose translation is missing or made from another English text. */
function findStale(file: URL): string[] {
  const rows = new Map(read<Translated>(file).map((row) => [row.id, row]));
  return [...english]
    .filter(([id, source]) => rows.get(id)?.sourceHash !== hashSource(source))
    .map(([id]) => id);
}

const { values } = parseArgs({ options: { accept: { type: 'string' } } });
for (const locale of locales) {
  const file = new URL(`locales/${locale}.csv`, items);
  if (!existsSync(file)) continue;
  if (values.accept === locale) accept(file);
  const stale = findStale(file);
  if (stale.length === 0) continue;
  console.error(`items/locales/${locale}.csv is stale or incomplete: ${stale.join(', ')}`);
  process.exitCode = 1;
}
