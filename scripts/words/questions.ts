/** The translated questions, `items/locales/<locale>.csv`, and the English ones. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const repository = new URL('../../', import.meta.url);

export const questionTexts = ['text', 'shortDescription'] as const;
type Question = Record<'id' | (typeof questionTexts)[number], string>;

export const questionsFile = (locale: string): string => `items/locales/${locale}.csv`;

const readQuestions = (path: string): Question[] =>
  parse(readFileSync(new URL(path, repository)), { columns: true, skip_empty_lines: true });

const byId = (rows: readonly Question[]): ReadonlyMap<string, Question> =>
  new Map(rows.map((row) => [row.id, row]));

const lists = ['standard-48', 'pool-80', 'explore-40'] as const;

/** The questions by id. Retired ones are not translated. */
export const englishQuestions = byId(lists.flatMap((list) => readQuestions(`items/${list}.csv`)));

export const readTranslations = (locale: string): ReadonlyMap<string, Question> =>
  byId(readQuestions(questionsFile(locale)));
