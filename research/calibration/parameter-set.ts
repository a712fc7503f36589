/** From a fit to a parameter set. */

import type { Bank } from '../../packages/psychometrics/src/bank/bank.ts';
import {
  bankFromParameterSet,
  createParameterSet,
  type ParameterSet,
  type SetItem,
  type TextHash,
} from '../../packages/psychometrics/src/bank/parameter-set.ts';
import { priorCovariance } from '../../packages/psychometrics/src/bank/prior.ts';
import { levelCuts } from '../../packages/psychometrics/src/comparison/compatibility.ts';
import { referencePeople } from '../../packages/psychometrics/src/population/reference-people.ts';
import type { Calibration } from './calibrate.ts';

interface SetDetails {
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
  { fit, cuts }: Pick<Calibration, 'fit' | 'cuts'>,
  bank: Bank,
  { version, seed, textHashes }: SetDetails,
  hash: TextHash,
): ParameterSet {
  const covariance = priorCovariance(fit.contrastVariance);
  const items = fit.items.map(({ id, a, b, answers, aError, bErrors }): SetItem => {
    const textHash = textHashes.get(id);
    if (textHash === undefined) throw new RangeError(`Item ${id} has no text hash.`);
    return { id, a, b, answers, aError, bErrors, textHash };
  });
  const { domains } = referencePeople(bankFromParameterSet(bank, { version, items, covariance }));
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
