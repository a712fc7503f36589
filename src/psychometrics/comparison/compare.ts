/** How well two people's interests complement each other (measurement §6). All weights and cut-offs are provisional. */

import { compatibilityLevels, levelCuts, type CompatibilityLevel } from '../../domain/scoring.ts';
import type { ComparedDimension } from '../../domain/themes.ts';
import { record, themes, type Theme } from '../../domain/themes.ts';
import { complementaryTrait, themeTraits, traitCount, traitIndex } from '../bank/traits.ts';
import {
  drawCount,
  drawDomains,
  summarizeDraws,
  maxDraws,
  meanDraws,
  traitDraws,
  scoreAnswers,
  type Estimate,
  type Respondent,
} from '../profile/posterior.ts';

/** One person's side: answers, and any text that tells the two apart (the share code). */
export interface ComparedPerson extends Respondent {
  key: string;
}

export interface CompareResult {
  /** A whole number, 0..100. */
  percent: number;
  /** The 5 % and 95 % points of the same index, whole numbers. */
  interval: [number, number];
  level: CompatibilityLevel;
  /** Where the interval crosses a cut-off of `level`: the level beyond the nearest one; otherwise null. */
  neighbourLevel: CompatibilityLevel | null;
  contributions: Contributions;
  /** 0..100 each: ds = mean of DS+ and SM+, sm = mean of DS- and SM-, ve, fet, enm intensities. */
  dimensions: Record<'mine' | 'theirs', Record<ComparedDimension, Estimate>>;
}

/** What the reason text rests on; theme level only, never a pole or an item. */
export interface Contributions {
  /** Points (of 100) that each theme adds to the mutual fulfilment R; with the baseline they add up to 100 R. */
  fulfilment: Record<Theme, number>;
  /** The two themes with the largest fulfilment, largest first; only those that add at least a point. */
  topThemes: Theme[];
  /** Per theme the share (0..100) of all of a person's need that the other is not ready for. */
  unmet: Record<'mine' | 'theirs', Record<Theme, number>>;
  /** The largest of them and side need it is; null if none reaches 5. */
  greatestUnmet: { theme: Theme; side: 'mine' | 'theirs'; amount: number } | null;
}

const baselineNeed = 0.5;
const baselineFulfilment = 0.5;
const fulfilmentWeight = 0.7;
const leastNotedContribution = 1;
const leastNotedUnmet = 5;
/** Draw r of one person meets draws r ± shift of the other, so that the two are independent and neither side is special. */
const pairingShift = 37;

/** 0 up to the neutral answer, 1 at the top. d is a domain score / 100. */
function need(d: number): number {
  return Math.max(0, 2 * (d - 0.5));
}

/** 0 at the answer 2 and below, 1 at the answer 5 and above. */
function readiness(d: number): number {
  return Math.min(1, Math.max(0, 2 * (d - 1 / 6)));
}

/** One direction of a pair of draws, by trait of the person in need; overwritten for each pair. */
interface Needs {
  /** Share of what is fulfilled. */
  readonly met: Float64Array;
  /** What stays unmet, as a share of all need. */
  readonly unmet: Float64Array;
}

/** Sums over the pairs of draws, by trait: points of R, and each side's unmet shares. */
interface Tally {
  readonly met: Float64Array;
  readonly unmetFirst: Float64Array;
  readonly unmetSecond: Float64Array;
  readonly firstNeeds: Needs;
  readonly secondNeeds: Needs;
}

function emptyTally(): Tally {
  const perTrait = (): Float64Array => new Float64Array(traitCount);
  return {
    met: perTrait(),
    unmetFirst: perTrait(),
    unmetSecond: perTrait(),
    firstNeeds: { met: perTrait(), unmet: perTrait() },
    secondNeeds: { met: perTrait(), unmet: perTrait() },
  };
}

/** S of measurement §6, 0..1: how far the second person is ready for what the first one needs. Fills `needs`. */
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

/** The index of measurement §6 for exact domain scores / 100 (17 each), 0..100; adds what it rests on to the tally. */
function compatibilityIndex(first: Float64Array, second: Float64Array, tally: Tally): number {
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

/** The index for two people side domain scores / 100 are known exactly (17 numbers in trait order, 0..1), 0..100. */
export function exactCompatibility(first: readonly number[], second: readonly number[]): number {
  if (first.length !== traitCount || second.length !== traitCount) {
    throw new RangeError(`Domain scores must have ${traitCount} numbers, one per trait.`);
  }
  return compatibilityIndex(Float64Array.from(first), Float64Array.from(second), emptyTally());
}

/**
 * Compares two people by their answers. Exactly symmetric: swapping the two leaves percent, interval and level bit for bit as
 * they are and swaps the sides of the rest. The keys only fix the order of summation; each side's estimates are those of the
 * person's own profile. RangeError if a list of answers is malformed.
 */
export function compareProfiles(mine: ComparedPerson, theirs: ComparedPerson): CompareResult {
  const swapped = theirs.key < mine.key;
  const [first, second] = (swapped ? [theirs, mine] : [mine, theirs]).map(
    ({ bank, answers }) => drawDomains(bank, scoreAnswers(bank, answers)).domain,
  ) as [Float64Array, Float64Array];
  const { indices, tally } = indexDraws(first, second);
  const pairs = indices.length;
  const percent = Math.round(summarizeDraws(indices).value);
  indices.sort();
  const interval: [number, number] = [
    Math.round(quantile(indices, 0.05)),
    Math.round(quantile(indices, 0.95)),
  ];
  const [mySide, theirSide] = swapped ? [second, first] : [first, second];
  return {
    percent,
    interval,
    level: compatibilityLevels[levelIndex(percent)]!,
    neighbourLevel: neighbourLevel(percent, interval),
    contributions: contributionsOf(tally, pairs, swapped),
    dimensions: { mine: comparedDimensions(mySide), theirs: comparedDimensions(theirSide) },
  };
}

function indexDraws(
  first: Float64Array,
  second: Float64Array,
): { indices: Float64Array; tally: Tally } {
  const tally = emptyTally();
  const indices = new Float64Array(2 * drawCount);
  const rows = [byDraw(first), byDraw(second)] as const;
  for (let r = 0; r < drawCount; r++) {
    const one = rows[0].subarray(r * traitCount, (r + 1) * traitCount);
    [pairingShift, drawCount - pairingShift].forEach((shift, side) => {
      const partner = (r + shift) % drawCount;
      const other = rows[1].subarray(partner * traitCount, (partner + 1) * traitCount);
      indices[2 * r + side] = compatibilityIndex(one, other, tally);
    });
  }
  return { indices, tally };
}

/** Domain scores / 100, one row of 17 per draw. */
function byDraw(domain: Float64Array): Float64Array {
  const rows = new Float64Array(domain.length);
  for (let k = 0; k < traitCount; k++) {
    for (let r = 0; r < drawCount; r++) rows[r * traitCount + k] = domain[k * drawCount + r]! / 100;
  }
  return rows;
}

/** Linear interpolation between order statistics, for values in ascending order. */
function quantile(sorted: Float64Array, probability: number): number {
  const place = probability * (sorted.length - 1);
  const left = Math.floor(place);
  const low = sorted[left]!;
  return low + (place - left) * ((sorted[left + 1] ?? low) - low);
}

function levelIndex(percent: number): number {
  return levelCuts.filter((cut) => percent >= cut).length;
}

function neighbourLevel(
  percent: number,
  [low, high]: readonly [number, number],
): CompatibilityLevel | null {
  const level = levelIndex(percent);
  const roomBelow = levelIndex(low) < level ? percent - levelCuts[level - 1]! : Infinity;
  const roomAbove = levelIndex(high) > level ? levelCuts[level]! - percent : Infinity;
  if (roomBelow === Infinity && roomAbove === Infinity) return null;
  return compatibilityLevels[roomBelow < roomAbove ? level - 1 : level + 1]!;
}

function contributionsOf(tally: Tally, pairs: number, swapped: boolean): Contributions {
  const byTheme = (values: Float64Array): Record<Theme, number> =>
    record(
      themes,
      (theme) => (100 * themeTraits[theme].reduce((sum, k) => sum + values[k]!, 0)) / pairs,
    );
  const [mineUnmet, theirUnmet] = swapped
    ? [tally.unmetSecond, tally.unmetFirst]
    : [tally.unmetFirst, tally.unmetSecond];
  const fulfilment = byTheme(tally.met);
  const unmet = { mine: byTheme(mineUnmet), theirs: byTheme(theirUnmet) };
  const candidates = themes.flatMap((theme) =>
    (['mine', 'theirs'] as const).map((side) => ({ theme, side, amount: unmet[side][theme] })),
  );
  const [greatest] = candidates.sort((a, b) => b.amount - a.amount);
  return {
    fulfilment,
    topThemes: themes
      .filter((theme) => fulfilment[theme] >= leastNotedContribution)
      .sort((a, b) => fulfilment[b] - fulfilment[a])
      .slice(0, 2),
    unmet,
    greatestUnmet: greatest && greatest.amount >= leastNotedUnmet ? greatest : null,
  };
}

function comparedDimensions(domain: Float64Array): Record<ComparedDimension, Estimate> {
  const roleSide = (pole: '+' | '-'): Float64Array =>
    meanDraws((['DS', 'SM'] as const).map((theme) => traitDraws(domain, traitIndex(theme, pole))));
  const intensity = (theme: Theme): Float64Array => maxDraws(domain, themeTraits[theme]);
  return {
    ds: summarizeDraws(roleSide('+')),
    sm: summarizeDraws(roleSide('-')),
    ve: summarizeDraws(intensity('EXVOY')),
    fet: summarizeDraws(intensity('FET')),
    enm: summarizeDraws(intensity('ENM')),
  };
}
