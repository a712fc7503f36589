/**
 * The compatibility of one person with random partners (measurement §6). A percent means little by
 * itself, because a person who wants a little of everything fits almost everybody. A level
 * therefore compares it with what each of the two people has with the reference people.
 */

import type { Theme } from '../../../domain/themes.ts';
import type { Bank } from '../../bank/bank.ts';
import { themeTraits } from '../../bank/traits.ts';
import { referencePeople, type MeanAndSd } from '../../population/reference-people.ts';
import { compatibilityIndex } from './compatibility-index.ts';

const known = new WeakMap<Bank, readonly Float64Array[]>();

/** Returns the compared scores of the bank's 200 reference people. */
function referenceScores(bank: Bank): readonly Float64Array[] {
  const made =
    known.get(bank) ??
    referencePeople(bank).domains.map((domains) => comparedScores(domains, bank.coveredThemes));
  known.set(bank, made);
  return made;
}

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
