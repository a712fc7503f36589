/**
 * Compares the prior that leans on published surveys with the experts' prior alone, for people who
 * follow either (measurement §2.1). Everything else is the product as it ships.
 */

import type { Bank } from '../../../src/psychometrics/index.ts';
import { factorPrior } from '../../../src/psychometrics/kernel/posterior-mode.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { choleskyRoot } from '../../second-model/estimate.ts';
import { latentCount, themeTraits, traitCount, priorCovariance } from '../../second-model/model.ts';
import type { Bar } from '../bars.ts';
import { takeSurvey } from '../people/forms.ts';
import { simulateAnswers, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { jackknifeFigure, type Figure } from '../statistics.ts';

export interface StartingValuesTask {
  part: 'startingValues';
  world: number;
  chunk: number;
  /** The number of people per population. */
  people: number;
}

/** The weight of the published correlations in the prior from which people are drawn. */
const populationWeights = { experts: 0, published: 1 } as const;
type SurveyedPopulation = keyof typeof populationWeights;

/** Sums of squared errors, and the number of people. */
interface SquaredErrors {
  people: number;
  /** Summed over the 17 traits. */
  traits: number;
  /** The difference of the two poles, summed over `polarityThemes`. */
  polarities: number;
}

export type StartingValuesChunk = Record<
  SurveyedPopulation,
  Record<'expertPrior' | 'shippedPrior', SquaredErrors>
>;

/** The themes whose sides the published surveys measured best. */
const polarityThemes = ['DS', 'SM', 'BOND', 'EXVOY'] as const;

function withExpertPrior(bank: Bank): Bank {
  const mean = Array.from({ length: latentCount }, () => 0);
  return { ...bank, prior: factorPrior({ mean, covariance: priorCovariance(0) }) };
}

export function startingValuesChunk(task: StartingValuesTask): StartingValuesChunk {
  const world = getWorld(task.world);
  const banks = {
    expertPrior: withExpertPrior(world.provisional),
    shippedPrior: world.provisional,
  };
  const measure = (population: SurveyedPopulation): StartingValuesChunk[SurveyedPopulation] => {
    const random = generator(`${studySeed}/starting ${population} ${task.world}.${task.chunk}`);
    const root = choleskyRoot(priorCovariance(populationWeights[population]));
    const sums = { expertPrior: noErrors(), shippedPrior: noErrors() };
    const exposures = {
      expertPrior: world.truth.map(() => 0),
      shippedPrior: world.truth.map(() => 0),
    };
    for (let n = 0; n < task.people; n++) {
      const z = root.map(() => random.normal());
      const person = root.map((row) => row.reduce((sum, l, k) => sum + l * z[k]!, 0));
      const answers = simulateAnswers(world.truth, person, random);
      for (const prior of ['expertPrior', 'shippedPrior'] as const) {
        const options = {
          exposure: exposures[prior],
          adaptiveLength: false,
          seed: `starting ${n}`,
        };
        const { mode } = scoreAnswers(banks[prior], takeSurvey(banks[prior], answers, options));
        addErrors(sums[prior], mode, person);
      }
    }
    return sums;
  };
  return { experts: measure('experts'), published: measure('published') };
}

const noErrors = (): SquaredErrors => ({ people: 0, traits: 0, polarities: 0 });

function addErrors(sums: SquaredErrors, mode: Float64Array, person: readonly number[]): void {
  sums.people += 1;
  for (let t = 0; t < traitCount; t++) sums.traits += (mode[t]! - person[t]!) ** 2;
  for (const theme of polarityThemes) {
    const [plus = 0, minus = 0] = themeTraits(theme);
    sums.polarities += (mode[plus]! - mode[minus]! - (person[plus]! - person[minus]!)) ** 2;
  }
}

/**
 * The RMSE with the shipped prior divided by the RMSE with the experts' prior: below 1, the shipped
 * prior is better.
 */
interface PriorRatios {
  traits: Figure;
  polarities: Figure;
}

export interface StartingValuesFigures {
  /** The number of people in each population. */
  people: number;
  /** By the population that the people come from. */
  ratios: Record<SurveyedPopulation, PriorRatios>;
}

type Chunks = readonly StartingValuesChunk[];

function ratio(
  chunks: Chunks,
  population: SurveyedPopulation,
  quantity: 'traits' | 'polarities',
): number {
  const sum = (prior: 'shippedPrior' | 'expertPrior'): number =>
    chunks.reduce((total, chunk) => total + chunk[population][prior][quantity], 0);
  return Math.sqrt(sum('shippedPrior') / sum('expertPrior'));
}

export function startingValuesFigures(chunks: Chunks): StartingValuesFigures {
  const ratios = (population: SurveyedPopulation): PriorRatios => ({
    traits: jackknifeFigure(chunks, (some) => ratio(some, population, 'traits')),
    polarities: jackknifeFigure(chunks, (some) => ratio(some, population, 'polarities')),
  });
  return {
    people: chunks.reduce((sum, { published }) => sum + published.shippedPrior.people, 0),
    ratios: { experts: ratios('experts'), published: ratios('published') },
  };
}

export const startingValuesBars: readonly Bar<{ startingValues: StartingValuesFigures }>[] = [
  {
    item: 'm1a',
    what: 'people like the experts’ prior: RMSE of traits, published prior over experts’ prior',
    max: 1.03,
    margin: 0.02,
    figure: ({ startingValues }) => startingValues.ratios.experts.traits,
  },
  {
    item: 'm1b',
    what: 'people like the published surveys: the same',
    max: 0.97,
    margin: 0.02,
    figure: ({ startingValues }) => startingValues.ratios.published.traits,
  },
  {
    item: 'm1c',
    what: 'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise',
    max: 0.95,
    margin: 0.03,
    figure: ({ startingValues }) => startingValues.ratios.published.polarities,
  },
];
