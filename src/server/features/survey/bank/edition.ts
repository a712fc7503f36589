/**
 * Reads the editions: `items/editions/<number>.csv` lists the questions in the order of stored
 * answers.
 */

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createLayout, type Layout } from '../../../../domain/edition.ts';
import { type ItemForm, itemForms } from '../../../../domain/survey.ts';
import { record } from '../../../../domain/themes.ts';
import {
  type BankItem,
  type Bank,
  createBank,
  isCoreItem,
  type PersonFit,
  personFitCuts,
  startingParameters,
} from '../../../../psychometrics/index.ts';
import { readCsv, type Question } from './question.ts';

/** Published figures on the content of the questions (`items/evidence.csv`, measurement §3.2). */
type Column = 'category' | 'scene' | 'pole';
type Content = Pick<BankItem, 'category' | 'scene' | 'pole'>;

const contentKey = ({ category, scene, pole }: Record<Column, string>): string =>
  [category, scene, pole].join(' ');

/** Returns a function that tells whether a published figure exists for the content of an item. */
export function readEvidence(folder: URL): (item: Content) => boolean {
  const known = new Set(readCsv<Column>(new URL('evidence.csv', folder)).map(contentKey));
  return (item) => known.has(contentKey(item));
}

export interface Edition {
  readonly layout: Layout;
  /** The input of the scoring model, with the items in the order of the layout. */
  readonly model: Bank;
  /** The name of the parameter set, or the fingerprint for the starting values. */
  readonly parameterSet: string;
  readonly personFitCuts: PersonFit;
  /** A hash of all measurement fields of the items. */
  readonly fingerprint: string;
  /** The same of the items that define the scores: Set A and the pool. */
  readonly coreFingerprint: string;
}

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

/** Throws a RangeError if a question is not in `questions` or breaks a rule of the bank. */
export function readEdition(
  folder: URL,
  number: number,
  questions: ReadonlyMap<string, Question>,
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
  const fingerprint = fingerprintItems(items);
  return {
    parameterSet: fingerprint,
    personFitCuts,
    layout: createLayout(number, forms['standard-48'], forms['pool-80'], forms['explore-40']),
    model: createBank(
      items,
      new Map(
        items.map((item) => [
          item.id,
          startingParameters(item, hasEvidence(item) ? 'literature' : 'provisional'),
        ]),
      ),
    ),
    fingerprint,
    coreFingerprint: fingerprintItems(items.filter(isCoreItem)),
  };
}

const fingerprintItems = (items: readonly BankItem[]): string =>
  createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);

/** Returns the numbers of all editions in ascending order. */
export const listEditions = (folder: URL): number[] =>
  readdirSync(new URL('editions/', folder))
    .filter((name) => /^\d+\.csv$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
