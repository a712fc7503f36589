/** Reads the item bank from the files in `items/`: its questions and all its editions. */

import { itemForms, questionLists } from '../../../../domain/survey.ts';
import { bankFromParameterSet, type ParameterSet } from '../../../../psychometrics/index.ts';
import { type Edition, listEditions, readEdition, readEvidence } from './edition.ts';
import type { ItemTexts } from './item-store.ts';
import { type Question, readSides, readQuestions } from './question.ts';

export interface ItemBank {
  /** The latest edition, which every new attempt uses. */
  readonly current: Edition;
  readonly editions: ReadonlyMap<number, Edition>;
  /**
   * Changes with the scoring model, its parameters and any edition. Profiles of another version are
   * computed again.
   */
  readonly version: string;
  /**
   * Like `version`, but of the items that define the scores of the current edition alone. The
   * results of the simulation study name it.
   */
  readonly coreVersion: string;
  /** The calibrated parameters by which it scores; null for the starting values. */
  readonly parameterSet: { readonly version: string; readonly people: number } | null;
  /** The texts of every question, also of those that are no longer asked. */
  readonly texts: readonly ItemTexts[];
}

/** Change this by hand whenever a change to the scoring model can change a result. */
const modelVersion = 'grm27-2';

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
  const editions = new Map(
    listEditions(folder).map((number) => [
      number,
      readEdition(folder, number, questions, hasEvidence),
    ]),
  );
  const current = [...editions.values()].at(-1);
  if (!current) throw new RangeError('The item bank has no edition.');
  const { setA, pool, explore } = current.layout;
  const expected = { 'standard-48': setA, 'pool-80': pool, 'explore-40': explore };
  for (const form of itemForms)
    assertSameIds(form, byFile.find(({ file }) => file === form)?.questions ?? [], expected[form]);
  return {
    current,
    editions,
    coreVersion: `${modelVersion}-${current.coreFingerprint}`,
    version: [modelVersion, ...[...editions.values()].map((each) => each.fingerprint)].join('-'),
    parameterSet: null,
    texts: byFile.flatMap(({ file, questions: rows }) => rows.map((row) => toTexts(row, file))),
  };
}

/** Throws a RangeError if this program does not know the edition. */
export function findEdition(bank: Pick<ItemBank, 'editions'>, number: number): Edition {
  const edition = bank.editions.get(number);
  if (!edition) throw new RangeError(`There is no bank edition ${number}.`);
  return edition;
}

function indexById(questions: readonly Question[]): ReadonlyMap<string, Question> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  if (byId.size !== questions.length) {
    const double = questions.find((question) => byId.get(question.id) !== question);
    throw new RangeError(`Question ${double?.id} has two rows.`);
  }
  return byId;
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

const toTexts = (question: Question, form: ItemTexts['form']): ItemTexts => ({
  id: question.id,
  form,
  category: question.measurement.category,
  compare_to: question.measurement.compareTo,
  text: question.text,
  short_description: question.shortDescription,
});

/**
 * Returns the bank with calibrated parameters (ADR 31). Throws a RangeError if the set rests on
 * another latent covariance.
 */
export function withParameterSet(starting: ItemBank, set: ParameterSet): ItemBank {
  const { version: parameterSet, people, cuts } = set;
  const editions = new Map(
    [...starting.editions].map(([number, edition]) => [
      number,
      {
        ...edition,
        model: bankFromParameterSet(edition.model, set),
        parameterSet,
        personFitCuts: cuts.personFit,
      },
    ]),
  );
  return {
    ...starting,
    editions,
    current: findEdition({ editions }, starting.current.layout.number),
    version: `${starting.version}-${parameterSet}`,
    parameterSet: { version: parameterSet, people },
  };
}

/**
 * Returns the bank as it is now: the server’s changes when an administrator switches, and a request
 * must not mix two sets.
 */
export const pinBank = (bank: ItemBank): ItemBank => ({ ...bank });
