/**
 * The texts of questions and answers: those of the bank, an administrator's edits of them, and
 * translations (`items/locales/`).
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { ItemBank, QuestionText } from '../../../../core/survey/bank.ts';
import { type Locale, offeredLocales } from '../../../../domain/locales.ts';
import { defaultScaleLabels } from '../../../../domain/survey.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { currentLocale } from '../../../platform/language.ts';
import { scaleWords } from '../../../platform/texts.ts';
import { readCsv } from './bank.ts';

export async function scaleLabels({
  db,
}: {
  readonly db: Database;
}): Promise<Reply<'scaleLabels'>> {
  return translateLabels(await db.read(selectScaleLabels));
}

/** Includes retired questions. */
export async function itemTexts({
  db,
}: {
  readonly db: Database;
}): Promise<ReadonlyMap<string, string>> {
  return translateItems(await db.read(selectItemTexts));
}

/** The same for the short descriptions. */
export async function itemShortTexts({
  db,
}: {
  readonly db: Database;
}): Promise<ReadonlyMap<string, string>> {
  return translateItems(await db.read(selectShortDescriptions), 'shortDescription');
}

/** Writes texts and default labels, and keeps those that an administrator has edited. */
export async function loadBank({
  db,
  bank,
}: {
  readonly db: Database;
  readonly bank: ItemBank;
}): Promise<void> {
  await db.write(async (tx) => {
    await upsertItems(tx, bank.texts);
    await insertMissingScaleLabels(tx, defaultScaleLabels);
  });
}

const folder = new URL('../../../../../items/locales/', import.meta.url);

type Column = 'text' | 'shortDescription';

const readTranslations = (column: Column): ReadonlyMap<Locale, ReadonlyMap<string, string>> =>
  new Map(
    offeredLocales
      .filter((locale) => locale !== 'en')
      .map((locale) => {
        const rows = readCsv<'id' | Column>(new URL(`${locale}.csv`, folder));
        return [locale, new Map(rows.map((row) => [row.id, row[column]]))];
      }),
  );

const translations: Readonly<Record<Column, ReturnType<typeof readTranslations>>> = {
  text: readTranslations('text'),
  shortDescription: readTranslations('shortDescription'),
};

/** An administrator's edit of an English question shows in English alone. */
export function translateItems(
  english: ReadonlyMap<string, string>,
  column: Column = 'text',
  locale: Locale = currentLocale(),
): ReadonlyMap<string, string> {
  const translated = translations[column].get(locale);
  return translated ? new Map([...english, ...translated]) : english;
}

interface ScaleLabel {
  readonly value: number;
  readonly label: string;
}

export const translateLabels = (english: readonly ScaleLabel[]): ScaleLabel[] =>
  currentLocale() === 'en'
    ? [...english]
    : scaleWords().scaleLabels.map((label, index) => ({ value: index + 1, label }));

/** Keeps the edits of administrators. */
async function upsertItems(tx: Tx, texts: readonly QuestionText[]): Promise<void> {
  await tx
    .insertInto('items')
    .values(
      texts.map(({ compareTo, shortDescription, ...item }) => ({
        ...item,
        compare_to: compareTo,
        short_description: shortDescription,
        edited_text: null,
        edited_short_description: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        form: ref('excluded.form'),
        category: ref('excluded.category'),
        compare_to: ref('excluded.compare_to'),
        text: ref('excluded.text'),
        short_description: ref('excluded.short_description'),
      })),
    )
    .execute();
}

/** Returns the text of every item: an administrator’s edit, otherwise the bank’s. */
export async function selectItemTexts(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('items').select(['id', 'text', 'edited_text']).execute();
  return new Map(rows.map((row) => [row.id, row.edited_text ?? row.text]));
}

/** The same for the short descriptions. */
export async function selectShortDescriptions(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('items')
    .select(['id', 'short_description', 'edited_short_description'])
    .execute();
  return new Map(
    rows.map((row) => [row.id, row.edited_short_description ?? row.short_description]),
  );
}

export async function selectScaleLabels(tx: Tx): Promise<{ value: number; label: string }[]> {
  return tx.selectFrom('scale_labels').select(['value', 'label']).orderBy('value').execute();
}

/** Keeps labels that are there, which an administrator may have edited. */
async function insertMissingScaleLabels(
  tx: Tx,
  labels: readonly { value: number; label: string }[],
): Promise<void> {
  await tx
    .insertInto('scale_labels')
    .values([...labels])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
