/** The changes between two attempts of one person (measurement §4.7). */

import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { domainScoresAt } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, traitCount, traits, type Pole } from '../bank/traits.ts';
import { changeErrorRate, z95 } from '../facts/scoring.ts';
import type { Theme } from '../facts/themes.ts';
import { fisherInformation, predictorAt, scoreFunction } from '../kernel/graded-response.ts';
import { choleskyFactor, invertPositiveDefinite, solveWithFactor } from '../kernel/matrix.ts';
import { chiSquareTail, correctByHolm, twoSidedTail } from '../kernel/significance.ts';
import { scorePerson } from '../profile/flat-no.ts';
import {
  answeredItems,
  scoreAnswers,
  type PersonPosterior,
  type Respondent,
  summariseDraws,
  traitDraws,
  type Estimate,
  drawDomains,
  isBefore,
} from '../profile/posterior.ts';
import { changePosterior, type ChangePosterior, dailySd } from './change-posterior.ts';

/** Later minus earlier, for one pole of a theme. */
interface TraitChange {
  theme: Theme;
  pole: Pole;
  /**
   * The change of the domain score in points, -100..100. It is not pulled towards 0, as the
   * difference of the two reported scores is.
   */
  value: number;
  /** The ends of its 95 % interval, in points. */
  low: number;
  high: number;
  /**
   * The difference of the two modes, apart from what all traits have in common, in standard errors:
   * standard normal if only the day differs.
   */
  z: number;
  /** Whether the change exceeds daily variation and chance. Only then may it be shown. */
  isTold: boolean;
}

export interface Change {
  /**
   * The test of all traits together, apart from what they have in common: the probability of at
   * least this much by chance, 0..1.
   */
  chance: number;
  /**
   * Whether the answers are higher or lower overall, beyond chance: a mood, a habit of the day, or
   * a change in everything. The traits are tested apart from it.
   */
  overall: 'more' | 'less' | null;
  /** The traits of all themes that both editions cover, in trait order. */
  traits: TraitChange[];
  /** Half the median width of the intervals, in points: a smaller change cannot be seen. */
  leastVisible: number;
}

/**
 * Compares two attempts of one person. Each is scored under its own edition of the bank; both
 * editions must have the same prior. The points are those of the edition `scale`, so that other
 * questions do not look like a change of the person. If the attempts are exchanged, every value and
 * z is negated exactly, and all else stays the same. Throws a RangeError if an answer is invalid,
 * or if an attempt has too few answers to show any change.
 */
export function computeChange(earlier: Respondent, later: Respondent, scale: Bank): Change {
  const scored = [earlier, later].map(scoreAttempt);
  const [first, second] = scored as [Attempt, Attempt]; // as: one for each of two
  const covered = traits.flatMap(({ theme }, trait) =>
    [earlier, later].every(({ bank }) => bank.coveredThemes.includes(theme)) ? [trait] : [],
  );
  return isBefore(second, first)
    ? negate(compareAttempts(scale, second, first, covered))
    : compareAttempts(scale, first, second, covered);
}

/** A scored attempt. */
interface Attempt extends PersonPosterior {
  /** The squares of the scores of all answers, and what the model expects them to be. */
  readonly squares: number;
  readonly expected: number;
}

function scoreAttempt({ bank, answers }: Respondent): Attempt {
  const posterior = scoreAnswers(bank, answers);
  let [squares, expected] = [0, 0];
  for (const { item, response } of answeredItems(bank, answers, () => true)) {
    const x = predictorAt(item, posterior.mode);
    squares += scoreFunction(item.intercepts, x, response) ** 2;
    expected += fisherInformation(item.intercepts, x);
  }
  return { ...posterior, squares, expected };
}

/** At the mode, the squares of the model's own answers are this share of what is expected. */
const usualSquares = 0.85;

/**
 * How much more the answers scatter than the model expects, at least 1: people who know three
 * answers only are less reliable than others.
 */
const scatterOf = (attempts: readonly Attempt[]): number =>
  Math.max(
    1,
    attempts.reduce((sum, { squares }) => sum + squares, 0) /
      attempts.reduce((sum, { expected }) => sum + usualSquares * expected, 0),
  );

const opposite = { more: 'less', less: 'more' } as const;

const negate = ({ traits: own, overall, ...rest }: Change): Change => ({
  ...rest,
  overall: overall && opposite[overall],
  // Subtracting from 0 never gives -0.
  traits: own.map(({ value, low, high, z, ...trait }) => ({
    ...trait,
    value: 0 - value,
    low: 0 - high,
    high: 0 - low,
    z: 0 - z,
  })),
});

function compareAttempts(
  scale: Bank,
  first: Attempt,
  second: Attempt,
  covered: readonly number[],
): Change {
  const { z, chiSquare, overall } = testDifference(scale, first, second, covered);
  const chance = chiSquareTail(chiSquare, covered.length - 1);
  const corrected = correctByHolm(z.map(twoSidedTail));
  const posterior = changePosterior(scale.prior, first, second);
  const own = covered.map((trait, i): TraitChange => {
    const interval = measureChange(scale, posterior, trait);
    const isUnlikely = chance < changeErrorRate && corrected[i]! < changeErrorRate;
    const excludesZero = interval.low > 0 || interval.high < 0;
    const { theme, pole } = traits[trait]!;
    return { theme, pole, ...interval, z: z[i]!, isTold: isUnlikely && excludesZero };
  });
  const isOverall = twoSidedTail(overall) < changeErrorRate;
  return {
    chance,
    overall: isOverall ? (overall > 0 ? 'more' : 'less') : null,
    traits: own,
    leastVisible: halfWidth(own),
  };
}

/** The difference of two attempts in standard errors. */
interface Difference {
  /** Of each trait, apart from the common shift. */
  readonly z: number[];
  /** The chi-square of all traits together, apart from the common shift. */
  readonly chiSquare: number;
  /** Of the common shift. */
  readonly overall: number;
}

/**
 * Tests the hypothesis that nothing has changed but a level that all traits share, such as a mood.
 * The difference d of the two modes has the sum C of the sampling covariances. A common shift g
 * moves it by g r; its estimate is r' C⁻¹ d / r' C⁻¹ r, and what remains has the covariance
 * C - r r' / r' C⁻¹ r.
 */
function testDifference(
  { prior }: Bank,
  first: Attempt,
  second: Attempt,
  covered: readonly number[],
): Difference {
  const attempts = [first, second];
  const samplings = attempts.map((one) => samplingCovariance(one, prior.precision));
  const scatter = scatterOf(attempts);
  const count = covered.length;
  const covariance = Float64Array.from({ length: count * count }, (_, i) => {
    const at = covered[Math.floor(i / count)]! * latentCount + covered[i % count]!;
    return scatter * (samplings[0]![at]! + samplings[1]![at]!);
  });
  const factor = choleskyFactor(covariance, count, 'The covariance of the difference');
  const difference = Float64Array.from(
    covered,
    (trait) => second.mode[trait]! - first.mode[trait]!,
  );
  const [one, two] = attempts.map((attempt) => commonShift(attempt, prior.precision));
  const shift = Float64Array.from(covered, (trait) => (one![trait]! + two![trait]!) / 2);
  const weights = solveWithFactor(factor, count, shift);
  const variance = 1 / dot(weights, shift);
  const common = variance * dot(weights, difference);
  const rest = difference.map((value, i) => value - common * shift[i]!);
  return {
    z: Array.from(
      rest,
      (value, i) => value / Math.sqrt(covariance[i * count + i]! - variance * shift[i]! ** 2),
    ),
    chiSquare: dot(rest, solveWithFactor(factor, count, rest)),
    overall: common / Math.sqrt(variance),
  };
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0);

/**
 * Returns how far the mode follows a person all of whose traits rise by 1, by I - V P: 27 numbers.
 */
const commonShift = ({ covariance }: LatentNormal, precision: Float64Array): Float64Array => {
  const pull = Float64Array.from({ length: latentCount }, (_, i) =>
    sumOf(traitCount, (j) => precision[i * latentCount + j]!),
  );
  return pull.map(
    (_, i) =>
      Number(i < traitCount) -
      sumOf(latentCount, (k) => covariance[i * latentCount + k]! * pull[k]!),
  );
};

function sumOf(count: number, term: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += term(i);
  return sum;
}

/**
 * Returns the covariance of the mode over repeated surveys of one person. Of one latent vector it
 * is V - V P V, with the posterior covariance V and the prior precision P. From day to day the
 * vector itself varies as people do, on the scale `dailySd`; the mode follows it by I - V P, which
 * adds the square of that scale times P⁻¹ - 2 V + V P V. All are 27 x 27, row-major.
 */
function samplingCovariance({ covariance }: LatentNormal, precision: Float64Array): Float64Array {
  const product = multiply(multiply(covariance, precision), covariance);
  const prior = invertPositiveDefinite(precision, latentCount, 'The prior precision');
  return covariance.map(
    (value, i) => value - product[i]! + dailySd ** 2 * (prior[i]! - 2 * value + product[i]!),
  );
}

function multiply(left: Float64Array, right: Float64Array): Float64Array {
  const product = new Float64Array(left.length);
  for (let i = 0; i < latentCount; i++) {
    for (let k = 0; k < latentCount; k++) {
      const value = left[i * latentCount + k]!;
      for (let j = 0; j < latentCount; j++)
        product[i * latentCount + j]! += value * right[k * latentCount + j]!;
    }
  }
  return product;
}

/** Returns the change of a trait in points, with its 95 % interval. */
function measureChange(
  scale: Bank,
  { changes, mean }: ChangePosterior,
  trait: number,
): Pick<TraitChange, 'value' | 'low' | 'high'> {
  const { value, se, meanLevel } = changes[trait]!;
  const contrast = contrastIndex(traits[trait]!.theme);
  const scoreAt = (level: number): number => {
    const latent = new Float64Array(latentCount);
    latent[trait] = level;
    latent[contrast] = mean[contrast]!;
    return domainScoresAt(scale, latent)[trait]!;
  };
  const points = (change: number): number =>
    scoreAt(meanLevel(change) + change / 2) - scoreAt(meanLevel(change) - change / 2);
  return { value: points(value), low: points(value - z95 * se), high: points(value + z95 * se) };
}

function halfWidth(changes: readonly TraitChange[]): number {
  const widths = changes.map(({ low, high }) => high - low).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)]! / 2;
}

/** The score of one trait in one attempt, to be shown beside those of other attempts. */
export interface TraitScore extends Estimate {
  theme: Theme;
  pole: Pole;
}

/**
 * Returns the domain scores (0..100) of an attempt, one per trait, with their posterior standard
 * deviations. The attempt is scored under its own edition; the points are those of the edition
 * `scale`, so that attempts of different editions can stand side by side. Under its own edition as
 * the scale, an attempt has the scores of its profile. Throws a RangeError if an answer is invalid.
 */
export function traitScores({ bank, answers }: Respondent, scale: Bank): TraitScore[] {
  const { domain } = drawDomains(scale, scorePerson(bank, answers));
  return traits.map(({ theme, pole }, trait) => ({
    theme,
    pole,
    ...summariseDraws(traitDraws(domain, trait)),
  }));
}
