/**
 * The part of a profile in a public record: coarse figures, from which a comparison computes, and
 * the items that comparisons may name (measurement §6.1). The record stores the choice of items, so
 * that many accounts with varied answers learn no more than one.
 */

import { contentOf } from '../bank/bank-item.ts';
import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { curveAt, curveSlopeAt } from '../bank/score-curves.ts';
import { latentCount, contrastIndex, themeTraits, traits } from '../bank/traits.ts';
import { type CompareDetail, maxNamedItems } from '../facts/comparing.ts';
import { minHighAnswer, topAnswer } from '../facts/survey.ts';
import { record, themes, type Theme } from '../facts/themes.ts';
import { hermiteRule } from '../kernel/hermite-rule.ts';
import { oncePer } from '../kernel/once-per.ts';
import { seededUniform } from '../kernel/random.ts';
import { referenceLatents } from '../population/reference-people.ts';
import { scoreAnswers, assertAnswers, type Answers } from '../profile/posterior.ts';
import { profileDomains, type Profile, isGapTold } from '../profile/profile.ts';
import { simulateSurvey } from '../set-b/simulate-survey.ts';

/**
 * Every figure of a record is a multiple of this, 0..100. The model is published and deterministic:
 * from tenths and standard errors, a program could compute many answers back.
 */
export const recordStep = 5;

export interface RecordFigures {
  /** The intensity of each theme as fantasy and as activity: multiples of 5, 0..100. */
  readonly themes: Readonly<Record<Theme, { readonly fantasy: number; readonly activity: number }>>;
  /** The 17 domain scores in trait order: multiples of 5, 0..100. */
  readonly traits: readonly number[];
}

export const roundToStep = (score: number): number => recordStep * Math.round(score / recordStep);

const clamp = (score: number): number => Math.min(100, Math.max(0, score));

/**
 * Fantasy and activity differ only beyond their margin. The record has no margins, so a smaller
 * difference would claim too much, and reveal the person's answers.
 */
export function recordFigures(
  profile: Pick<Profile, 'facets' | 'scores' | 'poles'>,
): RecordFigures {
  return {
    themes: record(themes, (theme) => {
      const { gap } = profile.facets[theme];
      const half = isGapTold(gap) ? roundToStep(gap.value / 2) : 0;
      const middle = roundToStep(profile.scores[theme].value);
      return { fantasy: clamp(middle + half), activity: clamp(middle - half) };
    }),
    traits: profileDomains(profile).map(roundToStep),
  };
}

/** The number of reference people in the average. More of them hardly change the mean. */
const respondentCount = 50;
const answerSeed = 'spark typical covariance 1';

/**
 * The mean posterior covariance (27 x 27, row-major) of simulated honest people. It is used for all
 * people, since answers could be computed from a person’s own.
 */
const typicalCovariance = oncePer((bank: Bank): Float64Array => {
  const uniform = seededUniform(answerSeed);
  const mean = new Float64Array(latentCount * latentCount);
  const people = referenceLatents();
  for (let n = 0; n < respondentCount; n++) {
    const person = people[Math.floor((n * people.length) / respondentCount)]!;
    const { covariance } = scoreAnswers(
      bank,
      simulateSurvey(bank, bank, person, { uniform, seed: `${answerSeed} ${n}` }),
    );
    covariance.forEach((value, i) => {
      mean[i]! += value / respondentCount;
    });
  }
  return mean;
});

/** Latent levels are sought within this distance from 0. */
const maxLevel = 4;
/** This many bisections find a level to about 1e-4. */
const bisections = 16;
/**
 * The variance of the rounding error in the difference of two figures: the record rounds half of
 * it.
 */
const gapVariance = (2 * recordStep) ** 2 / 12;

/**
 * The latent means of the figures, with the typical covariance: each trait at the level where the
 * expected domain score is the figure, contrasts from the difference of the two figures of a theme.
 */
export function recordPosterior(bank: Bank, figures: RecordFigures): LatentNormal {
  const mode = new Float64Array(latentCount);
  const solveTraits = (indices: readonly number[]): void => {
    for (const trait of indices) mode[trait] = findLevel(bank, trait, mode, figures.traits[trait]!);
  };
  for (const theme of themes) {
    const { fantasy, activity } = figures.themes[theme];
    solveTraits(themeTraits[theme]);
    if (fantasy === activity) continue;
    mode[contrastIndex(theme)] = findContrast(bank, theme, mode, fantasy - activity);
    solveTraits(themeTraits[theme]);
  }
  return { mode, covariance: typicalCovariance(bank) };
}

/**
 * Finds the level by bisection on the expected domain score. `mode` must hold the theme's contrast.
 */
function findLevel(bank: Bank, trait: number, mode: Float64Array, score: number): number {
  const covariance = typicalCovariance(bank);
  const contrast = contrastIndex(traits[trait]!.theme);
  const { fantasy, activity, fantasyShare, activityShare } = bank.curves[trait]!;
  const half = mode[contrast]! / 2;
  const fantasySd = facetSd(covariance, trait, contrast, 1);
  const activitySd = facetSd(covariance, trait, contrast, -1);
  let [low, high] = [-maxLevel, maxLevel];
  for (let n = 0; n < bisections; n++) {
    const level = (low + high) / 2;
    const expected =
      fantasyShare * expectedScore(fantasy, level + half, fantasySd) +
      activityShare * expectedScore(activity, level - half, activitySd);
    if (expected < score) low = level;
    else high = level;
  }
  return (low + high) / 2;
}

/** The standard deviation of the trait plus (`sign` 1) or minus (-1) half the contrast. */
function facetSd(covariance: Float64Array, trait: number, contrast: number, sign: 1 | -1): number {
  const entry = (i: number, j: number): number => covariance[i * latentCount + j]!;
  return Math.sqrt(
    entry(trait, trait) + entry(contrast, contrast) / 4 + sign * entry(trait, contrast),
  );
}

function expectedScore(curve: Float64Array, level: number, sd: number): number {
  let sum = 0;
  for (const [node, weight] of hermiteRule) sum += weight * curveAt(curve, level + sd * node);
  return sum;
}

/**
 * Returns the regression of the contrast on the gap (in points) between fantasy and activity of the
 * higher pole. A regression, because rounding has added an error.
 */
function findContrast(bank: Bank, theme: Theme, mode: Float64Array, gap: number): number {
  const trait = themeTraits[theme].reduce((best, k) => (mode[k]! > mode[best]! ? k : best));
  const contrast = contrastIndex(theme);
  const slope = curveSlopeAt(bank.curves[trait]!.all, mode[trait]!);
  const entry = contrast * latentCount + contrast;
  const variance = bank.priorCovariance[entry]! - typicalCovariance(bank)[entry]!;
  return (slope * gap * variance) / (slope ** 2 * variance + gapVariance);
}

export interface RevealableItem {
  readonly index: number;
  /** Whether it is a fantasy with the highest answer, so that it may be a dream scenario. */
  readonly isDream: boolean;
}

export interface RevealableOptions {
  readonly bank: Bank;
  readonly answers: Answers;
  /** The ids of the items that the owner marked as hard limits, in all editions. */
  readonly limits: ReadonlySet<string>;
  readonly detail: CompareDetail;
  /** A keyed hash of at least 9 bytes, under a key of the owner. */
  readonly hash: (content: string) => Uint8Array;
}

/** The most items of one theme that can be named under 'few'. */
const maxItemsPerTheme = 2;
/** The first byte decides whether content is eligible, the others decide the order. */
const minHashBytes = 9;

/**
 * Returns the items in bank order. Under "few" at most six, two per theme, chosen by the hash. Half
 * of all contents are ineligible for good, so that absence proves nothing. Limits are removed last:
 * otherwise a new limit would let another item appear. Under "all" every high item, under "fit"
 * none. Throws a RangeError if an answer is invalid or a hash too short.
 */
export function chooseRevealable(options: RevealableOptions): RevealableItem[] {
  const { bank, answers, limits, detail } = options;
  assertAnswers(bank, answers);
  if (detail === 'fit') return [];
  const high = bank.items.flatMap((_, index) => toRevealable(bank, answers, index));
  const chosen = detail === 'all' ? high : chooseFew(options, high);
  return chosen
    .filter(({ index }) => !touchesLimit(bank, index, limits))
    .sort((a, b) => a.index - b.index);
}

/** Leaves out items with a `side`, because two people on the same side do not share them. */
function toRevealable({ items }: Bank, answers: Answers, index: number): RevealableItem[] {
  const { facet, side } = items[index]!;
  const answer = answers[index] ?? 0;
  const isDream = facet === 'F' && answer === topAnswer;
  return answer >= minHighAnswer && !side ? [{ index, isDream }] : [];
}

function chooseFew(
  { bank, hash }: RevealableOptions,
  high: readonly RevealableItem[],
): RevealableItem[] {
  const { items } = bank;
  /** Soft play comes last, so that it displaces no item that earlier records could name. */
  const rank = ({ index, isDream }: RevealableItem): number =>
    Number(items[index]!.category === 'SENS' && !isDream);
  const ordered = high
    .map((item) => ({ item, bytes: hash(contentOf(items[item.index]!)) }))
    .filter(({ bytes }) => isEligible(bytes))
    .sort((a, b) => rank(a.item) - rank(b.item) || compareBytes(a.bytes, b.bytes))
    .map(({ item }) => item);
  const chosen: RevealableItem[] = [];
  for (const item of ordered) {
    const ofTheme = chosen.filter(({ index }) => bank.theme[index] === bank.theme[item.index]);
    if (chosen.length < maxNamedItems && ofTheme.length < maxItemsPerTheme) chosen.push(item);
  }
  return chosen;
}

function isEligible(bytes: Uint8Array): boolean {
  if (bytes.length < minHashBytes)
    throw new RangeError(`A hash must have at least ${minHashBytes} bytes, not ${bytes.length}.`);
  return (bytes[0]! & 1) === 0;
}

/** Compares all bytes after the first. */
function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const place = one.findIndex((byte, i) => i > 0 && byte !== other[i]);
  return place < 0 ? 0 : one[place]! - (other[place] ?? 0);
}

/**
 * Returns the items that naming one reveals: itself, the partner’s side, and for a fantasy the
 * activity of either.
 */
export function itemsNamedWith({ items, partner, twin }: Bank, index: number): string[] {
  const sides = [index, partner[index]!];
  const activities = items[index]!.facet === 'F' ? sides.map((side) => twin[side]!) : [];
  const ids = [...sides, ...activities].flatMap((each) => items[each]?.id ?? []);
  return [...new Set(ids)];
}

/** Whether naming the item would show a limit. */
export const touchesLimit = (bank: Bank, index: number, limits: ReadonlySet<string>): boolean =>
  itemsNamedWith(bank, index).some((id) => limits.has(id));
