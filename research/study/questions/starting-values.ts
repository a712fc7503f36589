/**
 * Is the prior that leans on published surveys better than the experts' alone, for people who
 * follow either (measurement §2.1)? Everything else is the product as it ships.
 */

import type { Bank } from 'spark-psychometrics';
import { factorPrior } from '../../../packages/psychometrics/src/kernel/posterior-mode.ts';
import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { record } from '../../../src/domain/themes.ts';
import { choleskyRoot } from '../../second-model/estimate.ts';
import { latentCount, priorCovariance, themeTraits, traitCount } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { generator, simulateAnswers } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, sum } from '../statistics.ts';

/** The weight of the published correlations in the prior from which people are drawn. */
const publishedWeights = { experts: 0, published: 1 } as const;
const populations = ['experts', 'published'] as const;
type Population = (typeof populations)[number];
const priors = ['expertPrior', 'shippedPrior'] as const;

/** Squared errors, summed over people and the 17 traits, or over people and `sides`. */
interface SquaredErrors {
  people: number;
  traits: number;
  /** Of the difference of the two poles. */
  polarities: number;
}

type StartingValuesChunk = Record<Population, Record<(typeof priors)[number], SquaredErrors>>;

/** The themes whose sides the published surveys measured best. */
const sides = ['DS', 'SM', 'BOND', 'EXVOY'] as const;

function withExpertPrior(bank: Bank): Bank {
  const mean = Array.from({ length: latentCount }, () => 0);
  return { ...bank, prior: factorPrior({ mean, covariance: priorCovariance(0) }) };
}

function simulate({ world: index, chunk, people }: ChunkTask): StartingValuesChunk {
  const { truth, provisional } = getWorld(index);
  const banks = { expertPrior: withExpertPrior(provisional), shippedPrior: provisional };
  return record(populations, (population) => {
    const random = generator(`${studySeed}/starting ${population} ${index}.${chunk}`);
    const root = choleskyRoot(priorCovariance(publishedWeights[population]));
    const sums = record(priors, () => ({ people: 0, traits: 0, polarities: 0 }));
    for (const n of indices(people)) {
      const z = root.map(() => random.normal());
      const person = root.map((row) => row.reduce((x, l, k) => x + l * z[k]!, 0));
      const answers = simulateAnswers(truth, person, random);
      for (const prior of priors) {
        const bank = banks[prior];
        const given = takeSurvey(bank, answers, {
          adaptiveLength: false,
          seed: `starting ${n}`,
        });
        addErrors(sums[prior], scoreAnswers(bank, given).mode, person);
      }
    }
    return sums;
  });
}

function addErrors(sums: SquaredErrors, mode: Float64Array, person: readonly number[]): void {
  sums.people += 1;
  for (const t of indices(traitCount)) sums.traits += (mode[t]! - person[t]!) ** 2;
  for (const theme of sides) {
    const [plus = 0, minus = 0] = themeTraits(theme);
    sums.polarities += (mode[plus]! - mode[minus]! - (person[plus]! - person[minus]!)) ** 2;
  }
}

interface StartingValuesFigures {
  /** The number of people in each population. */
  people: number;
  /** The RMSE with the shipped prior divided by that with the experts', by population. */
  ratios: Record<Population, { traits: Figure; polarities: Figure }>;
}

function measure(chunks: readonly StartingValuesChunk[]): StartingValuesFigures {
  const ratio = (population: Population, quantity: 'traits' | 'polarities'): Figure =>
    jackknifeFigure(chunks, (some) => {
      const [expert, shipped] = priors.map((prior) =>
        sum(some.map((chunk) => chunk[population][prior][quantity])),
      );
      return Math.sqrt(shipped! / expert!);
    });
  return {
    people: sum(chunks.map(({ published }) => published.shippedPrior.people)),
    ratios: record(populations, (population) => ({
      traits: ratio(population, 'traits'),
      polarities: ratio(population, 'polarities'),
    })),
  };
}

const bars = ({ ratios: { experts, published } }: StartingValuesFigures): Bar[] => [
  [
    'm1a',
    'people like the experts’ prior: RMSE of traits, published prior over experts’ prior',
    { max: 1.03, margin: 0.02 },
    experts.traits,
  ],
  [
    'm1b',
    'people like the published surveys: the same',
    { max: 0.97, margin: 0.02 },
    published.traits,
  ],
  [
    'm1c',
    'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise',
    { max: 0.95, margin: 0.03 },
    published.polarities,
  ],
];

export const startingValues: Question<ChunkTask, StartingValuesChunk, StartingValuesFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 2, chunks: 2, people: 50 } : { worlds: 8, chunks: 2, people: 125 },
    ),
  effort: ({ people }) => people * 5,
  simulate,
  measure,
  bars,
  report: () => [],
};
