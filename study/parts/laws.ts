/** What must hold for every person, whatever the population: reference numbers, Newton, monotonicity, poles, the naive program. */

import { readFileSync } from 'node:fs';
import { exactCompatibility } from '../../src/psychometrics/comparison/compare.ts';
import {
  categoryProbabilities,
  computeProfile,
  createBank,
  estimateMap,
  expectedResponse,
  itemInformation,
  selectDOptimal,
  type Answers,
} from '../../src/psychometrics/index.ts';
import { maximisePosterior } from '../../src/psychometrics/kernel/estimate-map.ts';
import { scoreFunction } from '../../src/psychometrics/kernel/graded-response.ts';
import {
  answeredItems,
  fixedNormalVectors,
  scoreAnswers,
} from '../../src/psychometrics/profile/posterior.ts';
import { compatibility, complement } from '../naive/compare.ts';
import { domainScores, draws, interpolationBound, shownEstimates } from '../naive/domains.ts';
import { derivatives, inverse, posterior } from '../naive/estimate.ts';
import {
  naiveItems,
  polarityNames,
  position,
  priorCovariance,
  size,
  themeNames,
} from '../naive/model.ts';
import { posteriorMoments, smallItem } from '../naive/quadrature.ts';
import { answersOf, drawPerson } from '../people/population.ts';
import { generator, type Random } from '../people/random.ts';
import { shippedBank, studySeed } from '../people/worlds.ts';
import { archetypes } from './compatibility.ts';

export interface LawsTask {
  part: 'laws';
  people: number;
}

export interface Laws {
  referenceCases: number;
  /** Largest deviations from the reference file's numbers. */
  referenceKernel: number;
  referenceMap: number;
  referenceEap: number;
  referenceOrders: number;
  gradient: number;
  startDisagreement: number;
  iterations: number;
  /** Largest deviation of the fast program from the naive one: mode, covariance; what is shown, and the bound of the tables. */
  naiveDeviation: number;
  naiveShown: number;
  tableBound: number;
  comparisonDeviation: number;
  notMonotone: number;
  /** Largest difference after exchanging the poles: of the mode, and of a reported polarity (points). */
  mirrorMode: number;
  mirrorShown: number;
  archetype: number;
  /** Profile figures of one fixed pattern of answers: change with prior, parameters, tables or draws. */
  pin: number[];
}

const items = naiveItems(shippedBank.items);
const prior = { mean: Array.from({ length: size }, () => 0), covariance: priorCovariance() };
/** The same questions with the names of the poles exchanged. */
const mirroredBank = createBank(
  shippedBank.items.map((item) => ({
    ...item,
    pole: ({ '+': '-', '-': '+', 0: '0' } as const)[item.pole],
  })),
);
const precision = inverse(prior.covariance);

export function lawsOf({ people }: LawsTask): Laws {
  const random = generator(`${studySeed}/laws`);
  const patterns: Answers[] = [
    items.map(() => 1),
    items.map(() => 7),
    items.map((_, i) => (i % 2 ? 7 : 1)),
    ...Array.from({ length: people }, (_, n) =>
      partly(
        n % 3
          ? answersOf(items, drawPerson(random, n % 4 ? 0 : 1), random)
          : items.map(() => 1 + random.below(7)),
        random,
      ),
    ),
  ];
  const each = patterns.map((answers) => lawsOfOne(answers, random));
  const largest = (name: keyof (typeof each)[number]): number =>
    Math.max(...each.map((one) => one[name]));
  return {
    ...referenceDeviations(),
    gradient: largest('gradient'),
    startDisagreement: largest('startDisagreement'),
    iterations: largest('iterations'),
    naiveDeviation: largest('naiveDeviation'),
    naiveShown: largest('naiveShown'),
    tableBound: 2 * interpolationBound(items),
    comparisonDeviation: comparisonDeviation(random),
    notMonotone: each.reduce((sum, one) => sum + one.notMonotone, 0),
    mirrorMode: largest('mirrorMode'),
    mirrorShown: largest('mirrorShown'),
    archetype: Math.max(
      ...archetypes().map(({ first, second, target }) =>
        Math.abs(exactCompatibility(first, second) - target),
      ),
    ),
    pin: pinned(),
  };
}

function partly(answers: readonly number[], random: Random): (number | null)[] {
  return answers.map((answer, i) => (i < 48 || random.uniform() < 0.2 ? answer : null));
}

function furthest(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  let largest = actual.length === expected.length ? 0 : Infinity;
  for (let i = 0; i < expected.length; i++)
    largest = Math.max(largest, Math.abs(actual[i]! - expected[i]!));
  return largest;
}

function lawsOfOne(
  answers: Answers,
  random: Random,
): Record<
  | 'gradient'
  | 'startDisagreement'
  | 'iterations'
  | 'naiveDeviation'
  | 'naiveShown'
  | 'notMonotone'
  | 'mirrorMode'
  | 'mirrorShown',
  number
> {
  const answered = answeredItems(shippedBank, answers, () => true);
  const { mode, iterations } = maximisePosterior(shippedBank.prior, answered);
  const { gradient } = derivatives(
    precision,
    prior.mean,
    items.flatMap((item, i) => (answers[i] == null ? [] : [{ item, y: answers[i] }])),
    Array.from(mode),
  );
  const starts = Array.from({ length: 20 }, () =>
    Float64Array.from({ length: size }, () => 2 * random.normal()),
  );
  const naive = posterior(prior, items, answers);
  const fast = scoreAnswers(shippedBank, answers);
  const profile = computeProfile(shippedBank, answers);
  const exact = shownEstimates(
    draws(naive, fixedNormalVectors()).map((theta) => domainScores(items, theta)),
  );
  const [otherMode, otherProfile] = [
    scoreAnswers(mirroredBank, answers).mode,
    computeProfile(mirroredBank, answers),
  ];
  return {
    gradient: Math.max(...gradient.map(Math.abs)),
    startDisagreement: Math.max(
      ...starts.map((start) =>
        furthest(maximisePosterior(shippedBank.prior, answered, start).mode, mode),
      ),
    ),
    iterations,
    naiveDeviation: Math.max(
      furthest(fast.mode, naive.mode),
      furthest(fast.covariance, naive.covariance.flat()),
    ),
    naiveShown: Math.max(
      ...themeNames
        .flatMap((theme, i) => [
          profile.scores[theme].value - exact.intensity[i]!.value,
          profile.scores[theme].se - exact.intensity[i]!.se,
          profile.dimensions[theme].gap.value - exact.gap[i]!.value,
        ])
        .map(Math.abs),
      ...polarityNames
        .flatMap((theme, i) => [
          profile.polarities[theme].value - exact.polarity[i]!.value,
          profile.polarities[theme].se - exact.polarity[i]!.se,
        ])
        .map(Math.abs),
    ),
    notMonotone: isMonotone(answers, random) ? 0 : 1,
    mirrorMode: Math.max(
      ...Array.from({ length: 17 }, (_, t) => Math.abs(mode[t]! - otherMode[complement(t)]!)),
    ),
    mirrorShown: Math.max(
      ...polarityNames.map((theme) =>
        Math.abs(profile.polarities[theme].value + otherProfile.polarities[theme].value),
      ),
    ),
  };
}

/** Raising one answer raises the mode's position of that pole and facet. */
function isMonotone(answers: Answers, random: Random): boolean {
  const index = random.below(items.length);
  const lower = Math.min(6, answers[index] ?? 3);
  const at = (answer: number): number =>
    position(
      items[index]!,
      scoreAnswers(
        shippedBank,
        answers.map((value, i) => (i === index ? answer : value)),
      ).mode,
    );
  return at(lower + 1) > at(lower);
}

function comparisonDeviation(random: Random): number {
  const row = (): number[] => Array.from({ length: 17 }, () => random.uniform());
  return Math.max(
    ...Array.from({ length: 500 }, () => {
      const [mine, theirs] = [row(), row()];
      return Math.abs(exactCompatibility(mine, theirs) - compatibility(mine, theirs));
    }),
  );
}

/** A fixed pattern of answers, its polarities and three intensities with their errors. */
function pinned(): number[] {
  const profile = computeProfile(
    shippedBank,
    items.map((_, i) => (i < 60 ? 1 + ((5 * i + 2) % 7) : null)),
  );
  return [
    ...polarityNames.flatMap((theme) => [
      profile.polarities[theme].value,
      profile.polarities[theme].se,
    ]),
    ...(['FET', 'ENM', 'SENS'] as const).flatMap((theme) => [
      profile.scores[theme].value,
      profile.scores[theme].se,
    ]),
  ];
}

interface FileItem {
  slopes: number[];
  d: number[];
}
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
  posteriorSd: number;
}

function referenceDeviations(): Pick<
  Laws,
  'referenceCases' | 'referenceKernel' | 'referenceMap' | 'referenceEap' | 'referenceOrders'
> {
  const file = new URL('../../src/psychometrics/fixtures/graded-response.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: FileCase[] };
  const result = {
    referenceCases: cases.length,
    referenceKernel: 0,
    referenceMap: 0,
    referenceEap: 0,
    referenceOrders: 0,
  };
  for (const one of cases) {
    if (one.item) result.referenceKernel = Math.max(result.referenceKernel, kernelDeviation(one));
    if (!one.responses || one.kind === 'polarity') continue;
    const mean = [one.priorMean].flat();
    const normal = { mean, covariance: one.priorCovariance ?? [[one.priorVariance]] };
    const graded = one.items.map(({ slopes, d }) => ({ slopes, intercepts: d }));
    const { mode, covariance } = estimateMap(normal, graded, one.responses);
    const expected =
      one.kind === 'score1d' ? [one.mapSeObserved ** 2] : (one.mapCovarianceObserved ?? []).flat();
    result.referenceMap = Math.max(
      result.referenceMap,
      furthest(mode, [one.map].flat()),
      expected.length ? furthest(covariance.flat(), expected) : 0,
    );
    if (one.pool) {
      const start = { mode: [one.map].flat(), covariance: one.posteriorCovarianceExpected };
      const order = selectDOptimal(
        start,
        one.pool.map(({ slopes, d }) => ({ slopes, intercepts: d })),
        one.greedyOrder.length,
      );
      if (order.join() !== one.greedyOrder.join()) result.referenceOrders += 1;
      continue;
    }
    const answered = one.items
      .map(({ slopes, d }, i) => ({ item: smallItem(slopes, d), y: one.responses[i]! }))
      .filter(({ y }) => y !== null);
    const eap = posteriorMoments(
      normal,
      answered,
      mean.map((_, d) => (theta: readonly number[]) => theta[d]!),
    );
    result.referenceEap = Math.max(
      result.referenceEap,
      furthest(
        eap.map((moment) => moment.mean),
        [one.eap].flat(),
      ),
    );
  }
  return result;
}

function kernelDeviation(one: FileCase): number {
  const item = { slopes: one.item.slopes, intercepts: one.item.d };
  return Math.max(
    ...one.theta.map((point, i) => {
      const theta = [point].flat();
      const probability = furthest(categoryProbabilities(item, theta), one.probabilities[i]!);
      if (one.kind === 'item2d')
        return Math.max(
          probability,
          furthest(itemInformation(item, theta).flat(), one.informationMatrix[i]!.flat()),
        );
      const slope = item.slopes[0]!;
      const scores = one.scoreFunction[i]!.map(
        (_, k) => slope * scoreFunction(item.intercepts, slope * theta[0]!, k + 1),
      );
      return Math.max(
        probability,
        Math.abs(expectedResponse(item, theta) - one.expectedResponse[i]!),
        Math.abs(itemInformation(item, theta)[0]![0]! - one.information[i]!),
        furthest(scores, one.scoreFunction[i]!),
      );
    }),
  );
}
