/** How far a new fit lies from the parameters in use. */

import type { Bank } from '../../bank/bank.ts';
import type { ItemFit } from '../fit/fit-item-parameters.ts';

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
