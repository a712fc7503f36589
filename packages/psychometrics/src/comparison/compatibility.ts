/**
 * The compatibility of two people with known domain scores: the index, their wants, and the
 * resulting level (measurement §6). Domain scores are divided by 100, so each person is a list of
 * 17 numbers from 0 to 1, in trait order. All weights are provisional.
 */

import type { Bank } from '../bank/bank.ts';
import { complementaryTrait, traitCount, themeTraits } from '../bank/traits.ts';
import {
  openScore,
  compatibilityLevels,
  levelBorders,
  type CompatibilityLevel,
} from '../facts/scoring.ts';
import { type Theme, themes } from '../facts/themes.ts';
import { oncePer } from '../kernel/once-per.ts';
import { referencePeople } from '../population/reference-people.ts';
import type { MeanAndSd } from '../profile/posterior.ts';

export const baselineNeed = 0.5;
export const baselineFulfilment = 0.5;
const fulfilmentWeight = 0.5;

/**
 * How strongly a person wants the content of a trait, 0..1. `d` is the domain score / 100. The
 * result is 0 up to the neutral answer 4 and rises linearly to 1 at the answer 7.
 */
export function need(d: number): number {
  return Math.max(0, 2 * (d - 0.5));
}

/**
 * How open a person is to a partner's need, 0..1. `d` is the domain score / 100. The result
 * is 0 up to the answer 2 and rises linearly to 1 at the answer 5.
 */
export function openness(d: number): number {
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
    fulfilled += wanted * openness(second[complementaryTrait[k]!]!);
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
 * because a person who wants a little of everything fits almost every other person. A level
 * therefore compares the percent with each person's percents with these 200 (measurement §6).
 */
const referenceScores = oncePer((bank: Bank): readonly Float64Array[] =>
  referencePeople(bank).domains.map((domains) => comparedScores(domains, bank.coveredThemes)),
);

/** Returns the number of traits of the themes. */
export const countTraits = (compared: readonly Theme[]): number =>
  compared.reduce((sum, theme) => sum + themeTraits[theme].length, 0);

/**
 * Returns domain scores / 100, with 0 for the traits of other themes than the compared ones. They
 * are written into `scores`. An edition does not cover a theme that was added after it.
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
 * Returns the standing of a pair: how far its index lies above both people's indices with random
 * partners, in standard deviations, averaged over the two.
 */
export function pairStanding(index: number, first: MeanAndSd, second: MeanAndSd): number {
  return ((index - first.mean) / first.sd + (index - second.mean) / second.sd) / 2;
}

export interface PairWants {
  /**
   * The geometric mean of each person's fulfilled wants: Σ need · openness, in whole traits (0 to
   * 17).
   */
  readonly mutual: number;
  /**
   * The share, 0..1, of a person's need in a theme that the other is ready to meet, in the theme
   * where it is greatest; 1 if both want little of everything.
   */
  readonly openness: number;
}

/**
 * 'Very compatible' needs at least this: half a trait that both want without reserve. With a
 * quarter, 12 % of strangers one standard deviation below the mean were 'very compatible'.
 */
const minMutualWants = 0.5;
/** 'Compatible' needs at least one wanted theme to which the other person is open. */
const minOpenness = openness(openScore / 100);
/** Below this sum of needs a person wants little of everything that the survey asks about. */
export const minTotalNeed = 0.25;
/** A theme is wanted from this need on: an answer clearly above the middle. */
const minThemeNeed = 0.1;

/** Returns the wants of two people with these domain scores / 100. The order does not matter. */
export function pairWants(first: Float64Array, second: Float64Array): PairWants {
  const [one, other] = [wantsOf(first, second), wantsOf(second, first)];
  const isLittle = Math.max(one.need, other.need) < minTotalNeed;
  return {
    mutual: Math.sqrt(one.fulfilled * other.fulfilled),
    openness: isLittle ? 1 : Math.max(one.greatestShare, other.greatestShare),
  };
}

function wantsOf(own: Float64Array, other: Float64Array) {
  let [total, fulfilled, greatestShare] = [0, 0, 0];
  for (const theme of themes) {
    let [wanted, ready] = [0, 0];
    for (const k of themeTraits[theme]) {
      const part = need(own[k]!);
      wanted += part;
      ready += part * openness(other[complementaryTrait[k]!]!);
    }
    total += wanted;
    fulfilled += ready;
    if (wanted >= minThemeNeed) greatestShare = Math.max(greatestShare, ready / wanted);
  }
  return { need: total, fulfilled, greatestShare };
}

/** The shares of random pairs at each level that the cuts aim at, from the lowest level. */
export const levelShares = [0.25, 0.4, 0.25, 0.1] as const;

/**
 * The standings at the borders of the levels, in standard deviations above the indices with random
 * partners. Measured so that the levels of random pairs come to `levelShares`;
 * `research/study/questions/level-cuts.full.test.ts` measures them again.
 */
export const levelCuts = [-0.64, 0.39, 1.12] as const;

const [lowest, middle, highest] = levelCuts;
const lowerSlope = (levelBorders[1] - levelBorders[0]) / (middle - lowest);
const upperSlope = (levelBorders[2] - levelBorders[1]) / (highest - middle);

/**
 * Returns the percent, between 0 and 100, at a standing. It is the border of a level at its cut,
 * rises linearly between cuts, and approaches 0 and 100 exponentially beyond them.
 */
export function percentAt(standing: number): number {
  const [low, half, high] = levelBorders;
  if (standing < lowest) return low * Math.exp((lowerSlope / low) * (standing - lowest));
  if (standing < middle) return low + lowerSlope * (standing - lowest);
  if (standing < highest) return half + upperSlope * (standing - middle);
  const left = 100 - high;
  return 100 - left * Math.exp((-upperSlope / left) * (standing - highest));
}

/** Why a pair stays below the level that its standing would give. */
export type LevelCap = 'little wanted' | 'not open';

/** The highest percents below 'very compatible' and below 'compatible'. */
const maxWithoutWants = levelBorders[2] - 1;
const maxWhenClosed = levelBorders[1] - 1;

/**
 * 'Very compatible' needs wants that the other person meets; 'compatible' needs one theme in which
 * a wish is met at least in part, unless both want little.
 */
export function findCap(percent: number, wants: PairWants): LevelCap | null {
  if (percent > maxWhenClosed && wants.openness < minOpenness) return 'not open';
  if (percent > maxWithoutWants && wants.mutual < minMutualWants) return 'little wanted';
  return null;
}

const capPercents: Record<LevelCap, number> = {
  'little wanted': maxWithoutWants,
  'not open': maxWhenClosed,
};

/** Returns the percent, 0..100, of a pair with this standing and these wants. */
export function pairPercent(standing: number, wants: PairWants): number {
  const percent = percentAt(standing);
  const cap = findCap(percent, wants);
  return cap === null ? percent : Math.min(percent, capPercents[cap]);
}

/** Returns the level of a whole percent: the one word for the one number. */
export const levelOfPercent = (percent: number): CompatibilityLevel =>
  compatibilityLevels[levelBorders.filter((border) => percent >= border).length]!;

/** Returns the share (0..1) of the percents at each level, from the lowest to the highest. */
export const levelProbabilities = (percents: Float64Array): number[] =>
  compatibilityLevels.map(
    (level) =>
      percents.filter((percent) => levelOfPercent(Math.round(percent)) === level).length /
      percents.length,
  );
