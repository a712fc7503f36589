/** From a calibration to a parameter set, and from a parameter set to the bank that scores. */

import type { ItemParameters } from '../../bank/bank-item.ts';
import { createBank, type Bank } from '../../bank/bank.ts';
import { priorCovariance } from '../../bank/prior.ts';
import { levelCuts } from '../../comparison/fit/level-cuts.ts';
import { referencePeople } from '../../population/reference-people.ts';
import type { Calibration } from '../run/running-calibration.ts';
import {
  createParameterSet,
  type ParameterSet,
  type SetItem,
  type TextHash,
} from './parameter-set.ts';

/**
 * Fewer answers than this do not make an item calibrated: its parameters are used, because they
 * belong to the same scale as the others, but it keeps the status that it had.
 */
const minItemAnswers = 100;

export interface SetDetails {
  readonly version: string;
  readonly seed: string;
  /** The hash of each item's text, by id. */
  readonly textHashes: ReadonlyMap<string, string>;
}

/**
 * Makes a parameter set from a calibration. The reference profiles are those of `bank`, an edition
 * that the calibration covers. The cuts of the levels are the present ones: they are relative to
 * the reference people and hardly depend on the parameters. Throws a RangeError if an item has no
 * text hash.
 */
export function parameterSetFrom(
  { fit, cuts, covariance }: Omit<Calibration, 'kept'>,
  bank: Bank,
  { version, seed, textHashes }: SetDetails,
  hash: TextHash,
): ParameterSet {
  const items = fit.items.map(({ id, a, b, answers, aError, bErrors }): SetItem => {
    const textHash = textHashes.get(id);
    if (textHash === undefined) throw new RangeError(`Item ${id} has no text hash.`);
    return { id, a, b, answers, aError, bErrors, textHash };
  });
  const { domains } = referencePeople(createBank(bank.items, setParameters(items, bank)));
  return createParameterSet(
    {
      version,
      people: fit.people,
      seed,
      items,
      covariance,
      cuts: { personFit: cuts, levels: levelCuts },
      referenceProfiles: domains.map((scores) => Array.from(scores, roundScore)),
    },
    hash,
  );
}

const roundScore = (score: number): number => Math.round(1000 * score) / 1000;

/**
 * Returns the edition of `bank` with the parameters of the set. An item that the set does not have
 * keeps its parameters. Throws a RangeError if the covariance of the set is not that of the prior,
 * on which reference people and comparisons rest.
 */
export function bankFromParameterSet(bank: Bank, set: ParameterSet): Bank {
  const own = priorCovariance();
  const isSame = own.every((row, i) => row.every((value, j) => value === set.covariance[i]?.[j]));
  if (!isSame) throw new RangeError(`Parameter set ${set.version} has another latent covariance.`);
  return createBank(
    bank.items,
    new Map([...ownParameters(bank), ...setParameters(set.items, bank)]),
  );
}

function setParameters(items: readonly SetItem[], bank: Bank): Map<string, ItemParameters> {
  return new Map(
    items.flatMap(({ id, a, b, answers }) => {
      const index = bank.indexById.get(id);
      if (index === undefined) return [];
      const status = answers >= minItemAnswers ? 'calibrated' : bank.status[index]!;
      return [[id, { a, b, status }]];
    }),
  );
}

function ownParameters({ items, linear, status }: Bank): Map<string, ItemParameters> {
  return new Map(
    items.map(({ id }, i) => {
      const { slopes, intercepts } = linear[i]!;
      const b = Array.from(intercepts, (intercept) => -intercept / slopes[0]!);
      // as: an item of a bank has six intercepts
      return [id, { a: slopes[0]!, b: b as unknown as ItemParameters['b'], status: status[i]! }];
    }),
  );
}
