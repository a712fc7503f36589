/**
 * The compatibility index of two people whose domain scores are known (measurement §6). This file
 * divides domain scores by 100, so each person is a list of 17 numbers from 0 to 1, in trait order.
 * All weights are provisional.
 */

import { complementaryTrait, traitCount, traits } from '../bank/traits.ts';

const baselineNeed = 0.5;
const baselineFulfilment = 0.5;
const fulfilmentWeight = 0.7;

/**
 * How strongly a person wants what a trait describes, 0..1. `d` is the domain score / 100. The
 * result is 0 up to the neutral answer 4 and rises linearly to 1 at the answer 7.
 */
function need(d: number): number {
  return Math.max(0, 2 * (d - 0.5));
}

/**
 * How ready a person is to meet a partner's need, 0..1. `d` is the domain score / 100. The result
 * is 0 up to the answer 2 and rises linearly to 1 at the answer 5.
 */
function readiness(d: number): number {
  return Math.min(1, Math.max(0, 2 * (d - 1 / 6)));
}

/**
 * The fulfilled and the unfulfilled parts of one person's needs, by trait. The arrays are
 * overwritten for each pair of draws.
 */
interface Needs {
  /** The fulfilled part of each need, divided by the sum of these parts and the baseline. */
  readonly met: Float64Array;
  /** The unfulfilled part of each need, divided by the sum of all needs and the baseline. */
  readonly unmet: Float64Array;
}

/** Sums over all pairs of draws; each array has one entry per trait. */
export interface Tally {
  /**
   * The trait's contribution to the mutual fulfilment R, summed over the pairs of draws. For a
   * single pair it lies between 0 and 1.
   */
  readonly met: Float64Array;
  /**
   * The unfulfilled part of the first person's need in this trait, as a share of that person's
   * total need, summed over the pairs of draws. `unmetSecond` is the same for the second person.
   */
  readonly unmetFirst: Float64Array;
  readonly unmetSecond: Float64Array;
  /** The traits that count. */
  readonly compared: readonly number[];
  readonly firstNeeds: Needs;
  readonly secondNeeds: Needs;
}

/** Creates a tally in which the given traits count, by default all. */
export function emptyTally(compared: readonly number[] = traits.map((_, k) => k)): Tally {
  const perTrait = (): Float64Array => new Float64Array(traitCount);
  return {
    compared,
    met: perTrait(),
    unmetFirst: perTrait(),
    unmetSecond: perTrait(),
    firstNeeds: { met: perTrait(), unmet: perTrait() },
    secondNeeds: { met: perTrait(), unmet: perTrait() },
  };
}

/**
 * Returns S of measurement §6, 0..1: the share of the first person's need that the second person is
 * ready to fulfil. Writes the shares by trait into `met` and `unmet`.
 */
function satisfaction(
  first: Float64Array,
  second: Float64Array,
  compared: readonly number[],
  { met, unmet }: Needs,
): number {
  let totalNeed = baselineNeed;
  let fulfilled = baselineNeed * baselineFulfilment;
  for (const k of compared) {
    const wanted = need(first[k]!);
    const part = wanted * readiness(second[complementaryTrait[k]!]!);
    totalNeed += wanted;
    fulfilled += part;
    met[k] = part;
    unmet[k] = wanted - part;
  }
  for (const k of compared) {
    met[k]! /= fulfilled;
    unmet[k]! /= totalNeed;
  }
  return fulfilled / totalNeed;
}

/**
 * Returns the compatibility index, 0..100, and adds each trait's contributions to the tally.
 * `first` and `second` are 17 domain scores / 100.
 */
export function compatibilityIndex(
  first: Float64Array,
  second: Float64Array,
  tally: Tally,
): number {
  const { compared, firstNeeds, secondNeeds } = tally;
  const mutual = Math.sqrt(
    satisfaction(first, second, compared, firstNeeds) *
      satisfaction(second, first, compared, secondNeeds),
  );
  let distance = 0;
  for (const k of compared) {
    distance += Math.abs(first[k]! - second[complementaryTrait[k]!]!);
    tally.met[k]! += (mutual / 2) * (firstNeeds.met[k]! + secondNeeds.met[k]!);
    tally.unmetFirst[k]! += firstNeeds.unmet[k]!;
    tally.unmetSecond[k]! += secondNeeds.unmet[k]!;
  }
  return (
    100 * (fulfilmentWeight * mutual + (1 - fulfilmentWeight) * (1 - distance / compared.length))
  );
}

/**
 * Returns the compatibility index, 0..100, of two people with known domain scores / 100. Throws a
 * RangeError unless each list has 17 numbers.
 */
export function exactCompatibility(first: readonly number[], second: readonly number[]): number {
  if (first.length !== traitCount || second.length !== traitCount) {
    throw new RangeError(`Domain scores must have ${traitCount} numbers, one per trait.`);
  }
  return compatibilityIndex(Float64Array.from(first), Float64Array.from(second), emptyTally());
}
