/** Messages as a file for Poedit or Weblate, and back (docs/translating.md). */

import { readFileSync } from 'node:fs';
import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { format, type FormatConfig } from 'oxfmt';
import type { TranslatedLocale } from '../../src/domain/locales.ts';
import { listMessages, type Message, questionsFile, readFile, repository } from './messages.ts';
import { replaceTexts } from './module-texts.ts';
import { findLostMarks, findMarkup } from './plain-text.ts';
import {
  englishQuestions,
  hashSource,
  printTranslations,
  questionTexts,
  readTranslations,
  type State,
  states,
  type Translated,
} from './questions.ts';

const stateHeader = 'X-State';
const languageOf = (locale: string): string => locale.replace('-', '_');

/** Whether a question has come as far as `state`, from its present English text. */
function isConfirmed(id: string, row: Translated | undefined, state: State): boolean {
  const english = englishQuestions.get(id);
  if (!row || !english || row.sourceHash !== hashSource(english)) return false;
  return states.indexOf(row.state) >= states.indexOf(state);
}

/**
 * Writes every text of a language. A question that has not come as far as `state` is marked fuzzy,
 * and its reader removes the mark.
 */
export function exportMessages(locale: TranslatedLocale, state: State): string {
  const rows = readTranslations(locale);
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { context, english, text, notes, file, way } of listMessages(locale)) {
    const [id = ''] = way.split('.');
    const isFuzzy =
      text !== '' && file === questionsFile(locale) && !isConfirmed(id, rows.get(id), state);
    translations[context] = {
      ...translations[context],
      [english]: {
        msgctxt: context,
        msgid: english,
        msgstr: [text],
        comments: { extracted: notes.join('\n'), ...(isFuzzy && { flag: 'fuzzy' }) },
      },
    };
  }
  const headers = {
    Language: languageOf(locale),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    [stateHeader]: state,
  };
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

interface Given {
  readonly message: Message;
  readonly text: string;
  readonly isFuzzy: boolean;
}

/** Says what forbids to take this text, if anything does. */
function findFault({ message, text }: Given): string | undefined {
  if (text === message.text) return undefined;
  const { english, name } = message;
  return findMarkup(text, english) ?? findLostMarks(text, message.text || english, name);
}

/** The translated messages of a file; an empty one leaves what is there. */
function readMessages(file: GetTextTranslations, locale: TranslatedLocale): Given[] {
  if (file.headers['Language']?.replace('_', '-') !== locale)
    throw new Error(`the file is not in the language ${locale}`);
  const known = Map.groupBy(listMessages(locale), ({ context }) => context);
  const faults: string[] = [];
  const given = Object.values(file.translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgctxt, msgstr: [text] }) => msgctxt && text)
    .flatMap(({ msgctxt = '', msgid, msgstr: [text = ''], comments }): Given[] => {
      const message = known.get(msgctxt)?.find(({ english }) => english === msgid);
      if (message) return [{ message, text, isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? '') }];
      faults.push(`${msgctxt} “${msgid}”: the English is another one by now; export it again`);
      return [];
    });
  for (const one of given) {
    const fault = findFault(one);
    if (fault !== undefined)
      faults.push(`${one.message.context} “${one.message.english}”: ${fault}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return given;
}

/** A question as it was read: its texts, its state, and the English that they belong to. */
function confirmQuestion(
  id: string,
  row: Translated | undefined,
  given: readonly Given[],
  state: State,
): Translated | undefined {
  const english = englishQuestions.get(id);
  const [text, shortDescription] = questionTexts.map(
    (name) => given.find(({ message }) => message.name === name)?.text ?? row?.[name],
  );
  if (!english || !text || !shortDescription) return row;
  const isChanged = given.some(({ message, text }) => text !== message.text);
  const isRead = given.length === questionTexts.length && given.every(({ isFuzzy }) => !isFuzzy);
  if (!isChanged && (!isRead || isConfirmed(id, row, state))) return row;
  return {
    id,
    text,
    shortDescription,
    state: isRead ? state : 'drafted',
    sourceHash: isRead || !row ? hashSource(english) : row.sourceHash,
  };
}

function printQuestions(locale: TranslatedLocale, given: readonly Given[], state: State): string {
  const rows = readTranslations(locale);
  const byId = Map.groupBy(
    given.filter(({ message }) => message.file === questionsFile(locale)),
    ({ message }) => message.way.split('.')[0] ?? '',
  );
  const ids = new Set([...rows.keys(), ...byId.keys()]);
  return printTranslations(
    [...ids].flatMap((id) => confirmQuestion(id, rows.get(id), byId.get(id) ?? [], state) ?? []),
  );
}

async function formatModule(path: string, source: string): Promise<string> {
  const options = JSON.parse(readFileSync(`${repository}.oxfmtrc.json`, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, source, options);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted`);
  return code;
}

/**
 * Returns the files that a translator's file changes, with their new contents.
 *
 * @throws {Error} naming each text that cannot be taken
 */
export async function importMessages(
  locale: TranslatedLocale,
  source: string,
): Promise<Map<string, string>> {
  const parsed = po.parse(source);
  const state = states.find((state) => state === parsed.headers[stateHeader]);
  if (!state || state === 'drafted') throw new Error(`the file has no header ${stateHeader}`);
  const given = readMessages(parsed, locale);
  const contents = new Map([[questionsFile(locale), printQuestions(locale, given, state)]]);
  const changed = given.filter(
    ({ message, text }) => text !== message.text && message.file.endsWith('.ts'),
  );
  for (const [file, texts] of Map.groupBy(changed, ({ message }) => message.file)) {
    const changes = new Map(texts.map(({ message, text }) => [message.way, text]));
    contents.set(file, await formatModule(file, replaceTexts(file, readFile(file), changes)));
  }
  return new Map([...contents].filter(([file, content]) => content !== readFile(file)));
}
