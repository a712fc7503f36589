/** The translated questions, `locales/<locale>/items/questions.csv`, and the English ones. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const repository = new URL('../../', import.meta.url);

export const questionTexts = ['text', 'shortDescription'] as const;
type Question = Record<'id' | (typeof questionTexts)[number], string>;

/** The stages of a translation: drafted, read by one person, approved by another. */
export type State = 'drafted' | 'read' | 'approved';

export type Translated = Question & { readonly state: State; readonly sourceHash: string };

const columns = ['id', ...questionTexts, 'state', 'sourceHash'] as const;

function readRows<Row extends Record<string, string>>(path: string): Row[] {
  return parse(readFileSync(new URL(path, repository)), { columns: true, skip_empty_lines: true });
}

const lists = ['standard-48', 'pool-80', 'explore-40'] as const;

/** The questions by id. Retired ones are not translated. */
export const englishQuestions: ReadonlyMap<string, Question> = new Map(
  lists.flatMap((list) =>
    readRows<Question>(`items/${list}.csv`).map((row) => [row.id, row] as const),
  ),
);

/** Returns the translations by id; none for a language whose translation has not begun. */
export function readTranslations(locale: string): ReadonlyMap<string, Translated> {
  const path = `locales/${locale}/items/questions.csv`;
  const rows = existsSync(new URL(path, repository)) ? readRows<Translated>(path) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Twelve hexadecimal digits of a hash of the English text. */
export const hashSource = ({ text, shortDescription }: Question): string =>
  createHash('sha256').update(`${text}\n${shortDescription}`).digest('hex').slice(0, 12);

const quote = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Returns the content of the file. */
export function printTranslations(rows: readonly Translated[]): string {
  const lines = rows.map((row) => columns.map((column) => quote(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

/** Returns the ids whose translation is missing or made from another English text. */
export function findStale(locale: string, english = englishQuestions): string[] {
  const rows = readTranslations(locale);
  return [...english]
    .filter(([id, source]) => rows.get(id)?.sourceHash !== hashSource(source))
    .map(([id]) => id);
}
