/**
 * The compatibility index of two people whose domain scores are known (measurement §6). This file
 * divides domain scores by 100, so each person is a list of 17 numbers from 0 to 1, in trait order.
 * All weights are provisional.
 */

import type { Theme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { complementaryTrait, traitCount, themeTraits } from '../bank/traits.ts';
import { oncePer } from '../kernel/once-per.ts';
import { referencePeople, type MeanAndSd } from '../population/reference-people.ts';

export const baselineNeed = 0.5;
export const baselineFulfilment = 0.5;
const fulfilmentWeight = 0.5;

/**
 * How strongly a person wants what a trait describes, 0..1. `d` is the domain score / 100. The
 * result is 0 up to the neutral answer 4 and rises linearly to 1 at the answer 7.
 */
export function need(d: number): number {
  return Math.max(0, 2 * (d - 0.5));
}

/**
 * How ready a person is to meet a partner's need, 0..1. `d` is the domain score / 100. The result
 * is 0 up to the answer 2 and rises linearly to 1 at the answer 5.
 */
export function readiness(d: number): number {
  return Math.min(1, Math.max(0, 2 * (d - 1 / 6)));
}

/**
 * Returns S of measurement §6, 0..1: the share of the first person's need that the second person is
 * ready to fulfil.
 */
function satisfaction(first: Float64Array, second: Float64Array): number {
  let totalNeed = baselineNeed;
  let fulfilled = baselineNeed * baselineFulfilment;
  for (let k = 0; k < traitCount; k++) {
    const wanted = need(first[k]!);
    totalNeed += wanted;
    fulfilled += wanted * readiness(second[complementaryTrait[k]!]!);
  }
  return fulfilled / totalNeed;
}

/** Returns R of measurement §6, 0..1: how far the two people fulfil each other's needs. */
export function mutualFulfilment(first: Float64Array, second: Float64Array): number {
  return Math.sqrt(satisfaction(first, second) * satisfaction(second, first));
}

/**
 * Returns the compatibility index, 0..100. `first` and `second` are domain scores / 100. Exchanging
 * them leaves the index the same, up to rounding. Only `comparedCount` traits count; all others
 * must be 0 in both lists.
 */
export function compatibilityIndex(
  first: Float64Array,
  second: Float64Array,
  comparedCount: number = traitCount,
): number {
  let distance = 0;
  for (let k = 0; k < traitCount; k++)
    distance += Math.abs(first[k]! - second[complementaryTrait[k]!]!);
  const likeness = 1 - distance / comparedCount;
  return (
    100 * (fulfilmentWeight * mutualFulfilment(first, second) + (1 - fulfilmentWeight) * likeness)
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
  return compatibilityIndex(Float64Array.from(first), Float64Array.from(second));
}

/**
 * Returns the compared scores of the bank's 200 reference people. A percent means little by itself,
 * because a person who wants a little of everything fits almost everybody. A level therefore
 * compares it with what each of the two people has with these (measurement §6).
 */
const referenceScores = oncePer((bank: Bank): readonly Float64Array[] =>
  referencePeople(bank).domains.map((domains) => comparedScores(domains, bank.coveredThemes)),
);

/** Returns the number of traits of the themes. */
export const countTraits = (compared: readonly Theme[]): number =>
  compared.reduce((sum, theme) => sum + themeTraits[theme].length, 0);

/**
 * Returns domain scores / 100, with 0 for the traits of other themes than the compared ones. They
 * are written into `scores`. An edition does not cover a theme that was added after it (ADR 18).
 */
export function comparedScores(
  domains: ArrayLike<number>,
  compared: readonly Theme[],
  scores: Float64Array = new Float64Array(domains.length),
): Float64Array {
  scores.fill(0);
  for (const theme of compared)
    for (const trait of themeTraits[theme]) scores[trait] = domains[trait]! / 100;
  return scores;
}

/**
 * Returns the mean and standard deviation of the compatibility index (0..100) between a person and
 * the 200 reference people. `domains` are the person's 17 domain scores, 0..100.
 */
export function randomPartners(bank: Bank, domains: ArrayLike<number>): MeanAndSd {
  const own = comparedScores(domains, bank.coveredThemes);
  const count = countTraits(bank.coveredThemes);
  const others = referenceScores(bank);
  let sum = 0;
  let squares = 0;
  for (const other of others) {
    const index = compatibilityIndex(own, other, count);
    sum += index;
    squares += index * index;
  }
  const mean = sum / others.length;
  return { mean, sd: Math.sqrt(squares / others.length - mean * mean) };
}

/**
 * Returns the standing of a pair: how far its index lies above what the two people have with random
 * partners, in standard deviations, averaged over the two.
 */
export function pairStanding(index: number, first: MeanAndSd, second: MeanAndSd): number {
  return ((index - first.mean) / first.sd + (index - second.mean) / second.sd) / 2;
}
