/** Every text of a language beside its English, for the tests of translations. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TranslatedLocale } from '../../src/domain/locales.ts';
import { translationOf } from '../locales.ts';
import { listTexts, type ModuleText } from './module-texts.ts';
import { englishQuestions, questionsFile, questionTexts, readTranslations } from './questions.ts';

export const repository = fileURLToPath(new URL('../../', import.meta.url));
const readFile = (path: string): string => readFileSync(join(repository, path), 'utf8');

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: repository })
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();

/** Every `words.ts` that has translations; administrators read English. */
export const englishFiles = find('src/**/*words.ts').filter((path) => !path.includes('/admin/'));

export interface Message {
  /** The file and the name of the text. */
  readonly context: string;
  readonly english: string;
  /** Whether `english` is the one text at the same place; otherwise it has all texts around it. */
  readonly isPaired: boolean;
  /** Empty if there is no translation yet. */
  readonly text: string;
  readonly file: string;
  readonly way: string;
  /** The last part of the path, such as the plural form. */
  readonly name: string;
}

/** Returns the English text at the same place, or all texts of the nearest place around it. */
function findEnglish(
  text: ModuleText,
  own: readonly ModuleText[],
  english: readonly ModuleText[],
): readonly ModuleText[] {
  const isBeside = (other: ModuleText): boolean => other.place === text.place;
  const here = english.filter(isBeside);
  if (here.length > 0 && here.length === own.filter(isBeside).length)
    return here.filter(({ way }) => way === text.way);
  for (let length = text.names.length; length > 0; length -= 1) {
    const around = text.names.slice(0, length).join('.');
    const inside = english.filter(({ place }) => `${place}.`.startsWith(`${around}.`));
    if (inside.length > 0) return inside;
  }
  return [];
}

function listModuleMessages(englishFile: string, locale: TranslatedLocale): Message[] {
  const file = translationOf(englishFile, locale);
  if (!existsSync(join(repository, file))) return [];
  const english = listTexts(englishFile, readFile(englishFile));
  const own = listTexts(file, readFile(file));
  return own.map((text): Message => {
    const counterparts = findEnglish(text, own, english);
    const source = [...new Set(counterparts.map((counterpart) => counterpart.text))].join(' / ');
    return {
      context: `${englishFile} ${text.way}`,
      english: source || text.way,
      isPaired: counterparts.length === 1 && counterparts[0]?.way === text.way,
      text: text.text,
      file,
      way: text.way,
      name: text.names.at(-1) ?? '',
    };
  });
}

/** The translations that are keyed by the English sentence. */
export const findKeyedFiles = (locale: string): string[] => find(`locales/${locale}/**/*-texts.ts`);

/** The texts of such a file. */
function listKeyedMessages(file: string, locale: TranslatedLocale): Message[] {
  return listTexts(file, readFile(file)).map(({ names, way, text }) => ({
    context:
      file.replace(`locales/${locale}/`, 'src/').replace('.ts', '') +
      way.slice(names[0]?.length).replace('.', ' '),
    english: names[0] ?? '',
    isPaired: true,
    text,
    file,
    way,
    name: names.at(-1) ?? '',
  }));
}

function listQuestionMessages(locale: TranslatedLocale): Message[] {
  const rows = readTranslations(locale);
  return [...englishQuestions].flatMap(([id, english]) =>
    questionTexts.map((name) => ({
      context: `items ${id}.${name}`,
      english: english[name],
      isPaired: true,
      text: rows.get(id)?.[name] ?? '',
      file: questionsFile(locale),
      way: `${id}.${name}`,
      name,
    })),
  );
}

export const listMessages = (locale: TranslatedLocale): Message[] => [
  ...englishFiles.flatMap((path) => listModuleMessages(path, locale)),
  ...findKeyedFiles(locale).flatMap((path) => listKeyedMessages(path, locale)),
  ...listQuestionMessages(locale),
];
