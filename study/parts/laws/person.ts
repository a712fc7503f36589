/** Checks properties that every person's posterior and profile must have. */

import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import { computeProfile, createBank, type Answers } from '../../../src/psychometrics/index.ts';
import { maximisePosterior } from '../../../src/psychometrics/kernel/maximise-posterior.ts';
import { fixedNormalVectors } from '../../../src/psychometrics/profile/draws.ts';
import { answeredItems, scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { withMirroredPrior } from '../../../test/support/psychometrics/mirrored-prior.ts';
import { complement } from '../../naive/compare.ts';
import { domainScores, profileEstimates } from '../../naive/domains.ts';
import { draws } from '../../naive/draws.ts';
import { derivatives, inverse, posterior, type NaivePosterior } from '../../naive/estimate.ts';
import { latentCount, naiveItems, position, traitCount } from '../../naive/model.ts';
import { priorCovariance } from '../../naive/prior.ts';
import type { Random } from '../../people/random.ts';
import { shippedBank } from '../../people/worlds.ts';
import { maxDeviation } from '../statistics.ts';

export interface PersonLaws {
  /** The largest component of the gradient of the log posterior at the mode. */
  gradient: number;
  /** The largest difference between the mode and the modes found from 20 random starting points. */
  startDisagreement: number;
  iterations: number;
  /** The largest difference in mode or covariance from the naive program. */
  naiveDeviation: number;
  /**
   * The largest difference in reported scores or standard errors from the naive program, in points.
   */
  naiveScores: number;
  isMonotone: boolean;
  /**
   * If the poles of the bank are exchanged, the estimates of each trait and its complementary trait
   * must be exchanged too. This is the largest deviation from that.
   */
  mirrorMode: number;
  /**
   * If the poles of the bank are exchanged, every polarity must change its sign and nothing else.
   * This is the largest deviation from that, in points.
   */
  mirrorPolarity: number;
}

const items = naiveItems(shippedBank.items);
const prior = {
  mean: Array.from({ length: latentCount }, () => 0),
  covariance: priorCovariance(),
};
const precision = inverse(prior.covariance);
/** The same questions and the same prior with the signs of the poles exchanged. */
const mirroredBank = withMirroredPrior(
  createBank(
    shippedBank.items.map((item) => ({
      ...item,
      pole: ({ '+': '-', '-': '+', 0: '0' } as const)[item.pole],
    })),
  ),
);

export function checkPerson(answers: Answers, random: Random): PersonLaws {
  const answered = answeredItems(shippedBank, answers, () => true);
  const { mode, iterations } = maximisePosterior(shippedBank.prior, answered);
  const starts = Array.from({ length: 20 }, () =>
    Float64Array.from({ length: latentCount }, () => 2 * random.normal()),
  );
  const naive = posterior(prior, items, answers);
  const fast = scoreAnswers(shippedBank, answers);
  const mirroredMode = scoreAnswers(mirroredBank, answers).mode;
  return {
    gradient: maxGradient(answers, mode),
    startDisagreement: Math.max(
      ...starts.map((start) =>
        maxDeviation(maximisePosterior(shippedBank.prior, answered, start).mode, mode),
      ),
    ),
    iterations,
    naiveDeviation: Math.max(
      maxDeviation(fast.mode, naive.mode),
      maxDeviation(fast.covariance, naive.covariance.flat()),
    ),
    naiveScores: naiveScoreDeviation(answers, naive),
    isMonotone: isMonotone(answers, random),
    mirrorMode: Math.max(
      ...Array.from({ length: traitCount }, (_, t) =>
        Math.abs(mode[t]! - mirroredMode[complement(t)]!),
      ),
    ),
    mirrorPolarity: mirrorPolarityDeviation(answers),
  };
}

/** Returns the largest component of the naive program's gradient at the product's mode. */
function maxGradient(answers: Answers, mode: Float64Array): number {
  const answered = items.flatMap((item, i) =>
    answers[i] == null ? [] : [{ item, y: answers[i] }],
  );
  const { gradient } = derivatives(precision, prior.mean, answered, Array.from(mode));
  return Math.max(...gradient.map(Math.abs));
}

function naiveScoreDeviation(answers: Answers, naivePosterior: NaivePosterior): number {
  const profile = computeProfile(shippedBank, answers);
  const naive = profileEstimates(
    draws(naivePosterior, fixedNormalVectors()).map((theta) => domainScores(items, theta)),
  );
  const differences = [
    ...themes.flatMap((theme, i) => [
      profile.scores[theme].value - naive.intensity[i]!.value,
      profile.scores[theme].se - naive.intensity[i]!.se,
      profile.facets[theme].gap.value - naive.gap[i]!.value,
    ]),
    ...polarityThemes.flatMap((theme, i) => [
      profile.polarities[theme].value - naive.polarity[i]!.value,
      profile.polarities[theme].se - naive.polarity[i]!.se,
    ]),
  ];
  return Math.max(...differences.map(Math.abs));
}

/**
 * Whether a higher answer to one random item raises the person's estimated position on the scale of
 * that item's thresholds.
 */
function isMonotone(answers: Answers, random: Random): boolean {
  const index = random.below(items.length);
  const lower = Math.min(6, answers[index] ?? 3);
  const positionAfter = (answer: number): number => {
    const changed = answers.map((value, i) => (i === index ? answer : value));
    return position(items[index]!, scoreAnswers(shippedBank, changed).mode);
  };
  return positionAfter(lower + 1) > positionAfter(lower);
}

function mirrorPolarityDeviation(answers: Answers): number {
  const [profile, mirrored] = [
    computeProfile(shippedBank, answers),
    computeProfile(mirroredBank, answers),
  ];
  return Math.max(
    ...polarityThemes.map((theme) =>
      Math.abs(profile.polarities[theme].value + mirrored.polarities[theme].value),
    ),
  );
}
