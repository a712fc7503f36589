/**
 * Reads the item bank from the files in `items/`, which people edit in a spreadsheet. Each
 * `editions/<number>.csv` lists the questions of an edition in the order of stored answers.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type BankItem, isCoreItem } from 'spark-psychometrics';
import {
  createEdition,
  createItemBank,
  type Edition,
  type ItemBank,
  type QuestionText,
} from '../../../../core/survey/bank.ts';
import { type ItemForm, itemForms, questionLists } from '../../../../domain/survey.ts';
import { record } from '../../../../domain/themes.ts';

export const readCsv = <Column extends string>(file: URL): Record<Column, string>[] =>
  parse(readFileSync(file), { columns: true, skip_empty_lines: true, bom: true });

interface Question {
  readonly id: string;
  readonly text: string;
  readonly shortDescription: string;
  readonly measurement: Omit<BankItem, 'id' | 'form'>;
}

type Questions = ReadonlyMap<string, Question>;
type Sides = ReadonlyMap<string, NonNullable<BankItem['side']>>;

/** Returns the side of each two-sided question without poles, by its id. */
const readSides = (file: URL): Sides =>
  // as: a test checks the file
  new Map(readCsv<'id' | 'side'>(file).map(({ id, side }) => [id, side])) as Sides;

type QuestionColumn = Exclude<keyof BankItem, 'form' | 'side'> | 'shortDescription' | 'text';

/** The files are typed with straight apostrophes and quotes, screens are typeset. */
const typeset = (text: string): string => text.replaceAll(/(?<=\w)'/g, '’').replaceAll("'", '‘');

const readQuestions = (file: URL, sides: Sides): Question[] =>
  readCsv<QuestionColumn>(file).map((row) => ({
    id: row.id,
    text: typeset(row.text),
    shortDescription: typeset(row.shortDescription),
    measurement: {
      category: row.category,
      pole: row.pole,
      facet: row.facet,
      rarity: Number(row.rarity),
      scene: row.scene,
      compareTo: row.compareTo,
      ...(sides.has(row.id) && { side: sides.get(row.id) }),
      // as: createBank checks each field and names a wrong item
    } as Question['measurement'],
  }));

function indexById(questions: readonly Question[]): Questions {
  const byId = new Map(questions.map((question) => [question.id, question]));
  if (byId.size !== questions.length) {
    const double = questions.find((question) => byId.get(question.id) !== question);
    throw new RangeError(`Question ${double?.id} has two rows.`);
  }
  return byId;
}

type ContentColumn = 'category' | 'scene' | 'pole';
type Content = Pick<BankItem, ContentColumn>;

const contentKey = ({ category, scene, pole }: Record<ContentColumn, string>): string =>
  [category, scene, pole].join(' ');

/** Returns whether a published figure exists for the content of an item (measurement §3.2). */
function readEvidence(folder: URL): (item: Content) => boolean {
  const rows = readCsv<ContentColumn>(new URL('evidence.csv', folder));
  const known = new Set(rows.map(contentKey));
  return (item) => known.has(contentKey(item));
}

/** Returns the numbers of all editions in ascending order. */
const listEditions = (folder: URL): number[] =>
  readdirSync(new URL('editions/', folder))
    .filter((name) => /^\d+\.csv$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);

function readForms(folder: URL, number: number): Readonly<Record<ItemForm, readonly string[]>> {
  const rows = readCsv<'itemId' | 'form'>(new URL(`editions/${number}.csv`, folder));
  const unknown = rows.find(({ form }) => !itemForms.some((slug) => slug === form));
  if (unknown)
    throw new RangeError(
      `Edition ${number}: there is no form ${unknown.form} (${unknown.itemId}).`,
    );
  return record(itemForms, (slug) =>
    rows.filter(({ form }) => form === slug).map(({ itemId }) => itemId),
  );
}

const fingerprintItems = (items: readonly BankItem[]): string =>
  createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);

/** Throws a RangeError if a question is not in `questions` or breaks a rule of the bank. */
function readEdition(
  folder: URL,
  number: number,
  questions: Questions,
  hasEvidence: (item: Content) => boolean,
): Edition {
  const forms = readForms(folder, number);
  const items = itemForms.flatMap((form) =>
    forms[form].map((id): BankItem => {
      const question = questions.get(id);
      if (!question) throw new RangeError(`Edition ${number}: question ${id} has no row.`);
      return { id, form, ...question.measurement };
    }),
  );
  return createEdition(number, items, hasEvidence, {
    fingerprint: fingerprintItems(items),
    coreFingerprint: fingerprintItems(items.filter(isCoreItem)),
  });
}

/**
 * Throws a RangeError if a question breaks a rule of the bank, or if a form’s file does not have
 * exactly the questions of the latest edition in its order.
 */
export function readItemBank(folder: URL): ItemBank {
  const sides = readSides(new URL('directional.csv', folder));
  const byFile = questionLists.map((file) => ({
    file,
    questions: readQuestions(new URL(`${file}.csv`, folder), sides),
  }));
  const questions = indexById(byFile.flatMap((each) => each.questions));
  const hasEvidence = readEvidence(folder);
  const editions = listEditions(folder).map((number) =>
    readEdition(folder, number, questions, hasEvidence),
  );
  const texts = byFile.flatMap(({ file, questions: rows }) => rows.map((row) => toText(row, file)));
  const bank = createItemBank(editions, texts);
  const { setA, pool, explore } = bank.current.layout;
  const expected = { 'standard-48': setA, 'pool-80': pool, 'explore-40': explore };
  for (const form of itemForms)
    assertSameIds(form, byFile.find(({ file }) => file === form)?.questions ?? [], expected[form]);
  return bank;
}

function assertSameIds(file: string, questions: readonly Question[], ids: readonly string[]): void {
  const misplaced = questions.find(({ id }, i) => id !== ids[i]);
  if (misplaced)
    throw new RangeError(`${file}.csv: ${misplaced.id} is not where the latest edition has it.`);
  if (questions.length !== ids.length)
    throw new RangeError(
      `${file}.csv must have the ${ids.length} questions of the latest edition; it has ${questions.length}.`,
    );
}

const toText = (question: Question, form: QuestionText['form']): QuestionText => ({
  id: question.id,
  form,
  category: question.measurement.category,
  compareTo: question.measurement.compareTo,
  text: question.text,
  shortDescription: question.shortDescription,
});
