/** From a fit to a parameter set, and how far it lies from the parameters in use. */

import type { Bank } from '../../src/psychometrics/bank/bank.ts';
import {
  bankFromParameterSet,
  createParameterSet,
  type ParameterSet,
  type SetItem,
  type TextHash,
} from '../../src/psychometrics/bank/parameter-set.ts';
import { levelCuts } from '../../src/psychometrics/comparison/compatibility-level.ts';
import { referencePeople } from '../../src/psychometrics/population/reference-people.ts';
import type { Calibration } from './calibrate.ts';
import type { ItemFit } from './fit.ts';

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

export interface ItemDrift {
  readonly id: string;
  /** The change of the slope, in standard errors of the new one. */
  readonly slope: number;
  /**
   * The change of the mean threshold beyond the mean change of its trait, in standard errors of the
   * new one.
   */
  readonly location: number;
  /** The same change in units of the trait. */
  readonly shift: number;
}

export interface ParameterDrift {
  readonly items: readonly ItemDrift[];
  /**
   * The mean change of the thresholds of each trait, by trait index: how far the population lies
   * below the zero of the present parameters. A trait without items has none.
   */
  readonly traits: ReadonlyMap<number, number>;
}

/** Compares a fit with the parameters of a bank. Items of other editions are left out. */
export function parameterDrift({ items }: ItemFit, bank: Bank): ParameterDrift {
  const changes = items.flatMap((item) => {
    const index = bank.indexById.get(item.id);
    if (index === undefined) return [];
    const { slopes, intercepts } = bank.linear[index]!;
    const present = mean(Array.from(intercepts, (intercept) => -intercept / slopes[0]!));
    const change = mean(item.b) - present;
    return [{ item, trait: bank.trait[index]!, slope: item.a - slopes[0]!, change }];
  });
  const traits = new Map(
    changes.map(({ trait }) => {
      const own = changes.filter((other) => other.trait === trait);
      return [trait, mean(own.map(({ change }) => change))];
    }),
  );
  return {
    items: changes.map(({ item, trait, slope, change }) => {
      const shift = change - traits.get(trait)!;
      return {
        id: item.id,
        slope: slope / item.aError,
        location: shift / item.locationError,
        shift,
      };
    }),
    traits,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
