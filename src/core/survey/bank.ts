/** The item bank: its questions and all its editions. */

import {
  type Bank,
  bankFromParameterSet,
  type BankItem,
  createBank,
  type ParameterSet,
  type PersonFitCuts,
  personFitCuts,
  startingParameters,
} from 'spark-psychometrics';
import { createLayout, type Layout } from '../../domain/edition.ts';
import { itemForms, type QuestionList } from '../../domain/survey.ts';
import { record } from '../../domain/themes.ts';

export interface Edition {
  readonly layout: Layout;
  /** The input of the scoring model, with the items in the order of the layout. */
  readonly model: Bank;
  /** The name of the parameter set, or the fingerprint for the starting values. */
  readonly parameterSet: string;
  readonly personFitCuts: PersonFitCuts;
  /** A hash of all measurement fields of the items. */
  readonly fingerprint: string;
  /** A hash of the same fields, for the items that define the scores: Set A and the pool. */
  readonly coreFingerprint: string;
}

export interface QuestionText {
  readonly id: string;
  readonly form: QuestionList;
  readonly category: string;
  readonly compareTo: string;
  readonly text: string;
  readonly shortDescription: string;
}

export interface ItemBank {
  /** The latest edition, which every new attempt uses. */
  readonly current: Edition;
  readonly editions: ReadonlyMap<number, Edition>;
  /**
   * Changes with the scoring model, its parameters and any edition. Profiles of another version are
   * recomputed.
   */
  readonly version: string;
  /**
   * Like `version`, but only for the items that define the scores of the current edition. The
   * results of the simulation study cite it.
   */
  readonly coreVersion: string;
  /** The calibrated parameters in use; null for the starting values. */
  readonly parameterSet: string | null;
  /** The texts of every question, including retired ones. */
  readonly texts: readonly QuestionText[];
}

/** Change this by hand whenever a change to the scoring model can change a result. */
const modelVersion = 'grm27-3';

type Fingerprints = Pick<Edition, 'fingerprint' | 'coreFingerprint'>;

/** Returns the edition with its starting values. The items are in the order of the layout. */
export function createEdition(
  number: number,
  items: readonly BankItem[],
  hasEvidence: (item: BankItem) => boolean,
  { fingerprint, coreFingerprint }: Fingerprints,
): Edition {
  const forms = record(itemForms, (form) =>
    items.filter((item) => item.form === form).map(({ id }) => id),
  );
  const parameters = items.map(
    (item) =>
      [
        item.id,
        startingParameters(item, hasEvidence(item) ? 'literature' : 'provisional'),
      ] as const,
  );
  return {
    parameterSet: fingerprint,
    personFitCuts,
    layout: createLayout(number, forms['standard-48'], forms['pool-80'], forms['explore-40']),
    model: createBank(items, new Map(parameters)),
    fingerprint,
    coreFingerprint,
  };
}

/** Throws a RangeError if there is no edition. They are in ascending order of their numbers. */
export function createItemBank(
  editions: readonly Edition[],
  texts: readonly QuestionText[],
): ItemBank {
  const current = editions.at(-1);
  if (!current) throw new RangeError('The item bank has no edition.');
  return {
    current,
    editions: new Map(editions.map((edition) => [edition.layout.number, edition])),
    coreVersion: `${modelVersion}-${current.coreFingerprint}`,
    version: [modelVersion, ...editions.map(({ fingerprint }) => fingerprint)].join('-'),
    parameterSet: null,
    texts,
  };
}

/** Throws a RangeError if this program does not know the edition. */
export function findEdition(bank: Pick<ItemBank, 'editions'>, number: number): Edition {
  const edition = bank.editions.get(number);
  if (!edition) throw new RangeError(`There is no bank edition ${number}.`);
  return edition;
}

/**
 * Returns the bank with calibrated parameters (ADR 31). Throws a RangeError if the set rests on
 * another latent covariance.
 */
export function withParameterSet(starting: ItemBank, set: ParameterSet): ItemBank {
  const { version: parameterSet, cuts } = set;
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
    parameterSet,
  };
}
