/**
 * The compatibility index of two people whose domain scores are known (measurement §6). Domain
 * scores are divided by 100 here: 17 numbers from 0 to 1, in trait order. All weights are
 * provisional.
 */

import { complementaryTrait, traitCount } from '../bank/traits.ts';

const baselineNeed = 0.5;
const baselineFulfilment = 0.5;
const fulfilmentWeight = 0.7;

/** 0 up to the neutral answer, 1 at the highest. d is a domain score / 100. */
function need(d: number): number {
  return Math.max(0, 2 * (d - 0.5));
}

/** 0 at the answer 2 and below, 1 at the answer 5 and above. */
function readiness(d: number): number {
  return Math.min(1, Math.max(0, 2 * (d - 1 / 6)));
}

/** One person's needs towards the other, by trait; overwritten for each pair of draws. */
interface Needs {
  /** Shares of the fulfilled need. */
  readonly met: Float64Array;
  /** Unfulfilled parts as shares of the total need. */
  readonly unmet: Float64Array;
}

/** Sums over the pairs of draws, by trait. */
export interface Tally {
  /** Contributions to the mutual fulfilment R, 0..1 for each pair. */
  readonly met: Float64Array;
  /** Unfulfilled shares of the total need of either person, 0..1 for each pair. */
  readonly unmetFirst: Float64Array;
  readonly unmetSecond: Float64Array;
  readonly firstNeeds: Needs;
  readonly secondNeeds: Needs;
}

export function emptyTally(): Tally {
  const perTrait = (): Float64Array => new Float64Array(traitCount);
  return {
    met: perTrait(),
    unmetFirst: perTrait(),
    unmetSecond: perTrait(),
    firstNeeds: { met: perTrait(), unmet: perTrait() },
    secondNeeds: { met: perTrait(), unmet: perTrait() },
  };
}

/**
 * S of measurement §6, 0..1: how far the second person is ready for what the first one needs.
 * Writes the shares by trait to `needs`.
 */
function satisfaction(first: Float64Array, second: Float64Array, { met, unmet }: Needs): number {
  let totalNeed = baselineNeed;
  let fulfilled = baselineNeed * baselineFulfilment;
  for (let k = 0; k < traitCount; k++) {
    const wanted = need(first[k]!);
    const part = wanted * readiness(second[complementaryTrait[k]!]!);
    totalNeed += wanted;
    fulfilled += part;
    met[k] = part;
    unmet[k] = wanted - part;
  }
  for (let k = 0; k < traitCount; k++) {
    met[k]! /= fulfilled;
    unmet[k]! /= totalNeed;
  }
  return fulfilled / totalNeed;
}

/** The index, 0..100. Adds each trait's part to the tally. */
export function compatibilityIndex(
  first: Float64Array,
  second: Float64Array,
  tally: Tally,
): number {
  const { firstNeeds, secondNeeds } = tally;
  const mutual = Math.sqrt(
    satisfaction(first, second, firstNeeds) * satisfaction(second, first, secondNeeds),
  );
  let distance = 0;
  for (let k = 0; k < traitCount; k++) {
    distance += Math.abs(first[k]! - second[complementaryTrait[k]!]!);
    tally.met[k]! += (mutual / 2) * (firstNeeds.met[k]! + secondNeeds.met[k]!);
    tally.unmetFirst[k]! += firstNeeds.unmet[k]!;
    tally.unmetSecond[k]! += secondNeeds.unmet[k]!;
  }
  return 100 * (fulfilmentWeight * mutual + (1 - fulfilmentWeight) * (1 - distance / traitCount));
}

/** The index, 0..100. RangeError unless both people have 17 domain scores. */
export function exactCompatibility(first: readonly number[], second: readonly number[]): number {
  if (first.length !== traitCount || second.length !== traitCount) {
    throw new RangeError(`Domain scores must have ${traitCount} numbers, one per trait.`);
  }
  return compatibilityIndex(Float64Array.from(first), Float64Array.from(second), emptyTally());
}
