/**
 * Compares the product's kernel with the reference numbers of an independent program (measurement
 * §11).
 */

import { readFileSync } from 'node:fs';
import { polarityThemes, themes } from '../../src/domain/themes.ts';
import {
  categoryProbabilities,
  estimateMap,
  expectedResponse,
  itemInformation,
  selectDOptimal,
  type NormalPrior,
  computeProfile,
  createBank,
  type Answers,
} from '../../src/psychometrics/index.ts';
import { scoreFunction } from '../../src/psychometrics/kernel/graded-response.ts';
import { maximisePosterior } from '../../src/psychometrics/kernel/posterior-mode.ts';
import { fixedNormalVectors } from '../../src/psychometrics/profile/draws.ts';
import { answeredItems, scoreAnswers } from '../../src/psychometrics/profile/posterior.ts';
import { withMirroredPrior } from '../../test/support/psychometrics/mirrored-prior.ts';
import {
  fromIntercepts,
  posteriorMoments,
  draws,
  derivatives,
  inverse,
  posterior,
  type NaivePosterior,
} from '../second-model/estimate.ts';
import {
  latentCount,
  naiveItems,
  position,
  traitCount,
  priorCovariance,
} from '../second-model/model.ts';
import { complement } from '../second-model/pair.ts';
import { domainScores, profileEstimates } from '../second-model/profile.ts';
import type { Random } from './people/population.ts';
import { shippedBank } from './people/worlds.ts';
import { maxDeviation } from './statistics.ts';

/** The largest deviations from the reference file. */
export interface ReferenceDeviations {
  referenceCases: number;
  referenceKernel: number;
  referenceMap: number;
  referenceEap: number;
  /** The number of cases in which the greedy order of items differs. */
  referenceOrders: number;
}

interface FileItem {
  slopes: number[];
  d: number[];
}
/** A case in the reference file. Each kind of case has only some of these fields. */
interface FileCase {
  kind: string;
  item: FileItem;
  items: FileItem[];
  pool: FileItem[];
  theta: (number | number[])[];
  responses: number[];
  probabilities: number[][];
  expectedResponse: number[];
  information: number[];
  scoreFunction: number[][];
  informationMatrix: number[][][];
  priorMean: number | number[];
  priorVariance: number;
  priorCovariance: number[][];
  map: number | number[];
  eap: number | number[];
  mapSeObserved: number;
  mapCovarianceObserved: number[][];
  posteriorCovarianceExpected: number[][];
  greedyOrder: number[];
}

const file = new URL('../../src/psychometrics/kernel/graded-response.json', import.meta.url);

export function compareWithReference(): ReferenceDeviations {
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: FileCase[] };
  const scored = cases.filter(({ kind, responses }) => responses && kind !== 'polarity');
  return {
    referenceCases: cases.length,
    referenceKernel: Math.max(
      ...cases.filter(({ item }) => item).map((one) => kernelDeviation(one)),
    ),
    referenceMap: Math.max(...scored.map(mapDeviation)),
    referenceEap: Math.max(...scored.filter(({ pool }) => !pool).map(eapDeviation)),
    referenceOrders: scored.filter((one) => one.pool && !hasSameOrder(one)).length,
  };
}

const graded = ({ slopes, d }: FileItem) => ({ slopes, intercepts: d });

function normalPrior({ priorMean, priorCovariance, priorVariance }: FileCase): NormalPrior {
  return { mean: [priorMean].flat(), covariance: priorCovariance ?? [[priorVariance]] };
}

/**
 * Compares the kernel with the reference file for one item, and returns the largest deviation of
 * any probability, expected answer, information or score function.
 */
function kernelDeviation(one: FileCase): number {
  const item = graded(one.item);
  return Math.max(
    ...one.theta.map((point, i) => {
      const theta = [point].flat();
      const probability = maxDeviation(categoryProbabilities(item, theta), one.probabilities[i]!);
      if (one.kind === 'item2d')
        return Math.max(
          probability,
          maxDeviation(itemInformation(item, theta).flat(), one.informationMatrix[i]!.flat()),
        );
      const slope = item.slopes[0]!;
      const scores = one.scoreFunction[i]!.map(
        (_, k) => slope * scoreFunction(item.intercepts, slope * theta[0]!, k + 1),
      );
      return Math.max(
        probability,
        Math.abs(expectedResponse(item, theta) - one.expectedResponse[i]!),
        Math.abs(itemInformation(item, theta)[0]![0]! - one.information[i]!),
        maxDeviation(scores, one.scoreFunction[i]!),
      );
    }),
  );
}

/** Returns the largest deviation in the mode and, if the file has it, the covariance. */
function mapDeviation(one: FileCase): number {
  const { mode, covariance } = estimateMap(normalPrior(one), one.items.map(graded), one.responses);
  const expected =
    one.kind === 'score1d' ? [one.mapSeObserved ** 2] : (one.mapCovarianceObserved ?? []).flat();
  return Math.max(
    maxDeviation(mode, [one.map].flat()),
    expected.length ? maxDeviation(covariance.flat(), expected) : 0,
  );
}

function hasSameOrder(one: FileCase): boolean {
  const start = { mode: [one.map].flat(), covariance: one.posteriorCovarianceExpected };
  const order = selectDOptimal(start, one.pool.map(graded), one.greedyOrder.length);
  return order.join() === one.greedyOrder.join();
}

/**
 * Returns the largest difference between the posterior mean in the reference file and the one that
 * the naive program finds by quadrature. This checks the naive program, not the product.
 */
function eapDeviation(one: FileCase): number {
  const prior = normalPrior(one);
  const answered = one.items
    .map(({ slopes, d }, i) => ({ item: fromIntercepts(slopes, d), y: one.responses[i]! }))
    .filter(({ y }) => y !== null);
  const eap = posteriorMoments(
    prior,
    answered,
    prior.mean.map((_, d) => (theta: readonly number[]) => theta[d]!),
  );
  return maxDeviation(
    eap.map(({ mean }) => mean),
    [one.eap].flat(),
  );
}

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
