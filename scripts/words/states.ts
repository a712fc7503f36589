/**
 * What each translation was made from and how far it was read: `locales/<locale>/states.csv`, one
 * line for each English text, with a hash of it.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { englishFiles, findKeyedFiles, repository } from './messages.ts';
import { listTexts } from './module-texts.ts';
import { englishQuestions, questionTexts } from './questions.ts';

/** The stages of a translation: drafted, read by one native speaker, approved by another. */
const states = ['drafted', 'read', 'approved'] as const;
type State = (typeof states)[number];

/** The English texts by name, such as 'web/features/survey/words begin'. */
type EnglishTexts = ReadonlyMap<string, string>;

const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
const nameOfFile = (path: string): string => path.replace(/^src\//, '').replace(/\.ts$/, '');

/** The texts that are keyed by their English are the same in each language. */
const listKeyed = (locale: string): [name: string, english: string][] =>
  findKeyedFiles(locale).flatMap((path) =>
    listTexts(path, read(path)).map(({ names: [english = ''] }): [string, string] => [
      `${nameOfFile(path.replace(`locales/${locale}/`, ''))} ${english}`,
      english,
    ]),
  );

export const listEnglish = (): EnglishTexts =>
  new Map([
    ...englishFiles.flatMap((path) =>
      listTexts(path, read(path)).map(({ way, text }): [string, string] => [
        `${nameOfFile(path)} ${way}`,
        text,
      ]),
    ),
    ...listKeyed('de'),
    ...[...englishQuestions].flatMap(([id, question]) =>
      questionTexts.map((name): [string, string] => [`items ${id}.${name}`, question[name]]),
    ),
  ]);

interface Row {
  readonly hash: string;
  readonly state: State;
}
type Rows = ReadonlyMap<string, Row>;

/** Twelve hexadecimal digits. */
const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

export const statesFile = (locale: string): string => `locales/${locale}/states.csv`;

/** Returns the lines of a language; none before its first translation. */
export function readStates(locale: string): Rows {
  if (!existsSync(join(repository, statesFile(locale)))) return new Map();
  const rows: (Row & { readonly message: string })[] = parse(read(statesFile(locale)), {
    columns: true,
  });
  return new Map(rows.map(({ message, hash, state }) => [message, { hash, state }]));
}

/** Returns the names of the texts whose English is new, changed or gone. */
export const findStale = (rows: Rows, english: EnglishTexts): string[] =>
  [...new Set([...english.keys(), ...rows.keys()])].filter((name) => {
    const text = english.get(name);
    return text === undefined || rows.get(name)?.hash !== hashText(text);
  });

/** A text whose English has changed must be read again. */
export const acceptEnglish = (rows: Rows, english: EnglishTexts): Rows =>
  new Map(
    [...english].map(([name, text]): [string, Row] => {
      const hash = hashText(text);
      const known = rows.get(name);
      return [name, { hash, state: known?.hash === hash ? known.state : 'drafted' }];
    }),
  );

const quote = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** One sorted line for each text, so that two branches can be merged. */
export const printStates = (rows: Rows): string =>
  [
    'message,hash,state',
    ...[...rows]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { hash, state }]) => `${quote(name)},${hash},${state}`),
    '',
  ].join('\n');

/** The percentages of texts that native speakers have read, rounded down. */
interface Review {
  readonly readOnce: number;
  readonly readTwice: number;
}

export function summarizeStates(rows: Rows): Review {
  const share = (from: State): number => {
    const reached = [...rows.values()].filter(
      ({ state }) => states.indexOf(state) >= states.indexOf(from),
    );
    return Math.floor((100 * reached.length) / Math.max(1, rows.size));
  };
  return { readOnce: share('read'), readTwice: share('approved') };
}
