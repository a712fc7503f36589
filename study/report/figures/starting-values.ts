/**
 * Computes how much the published correlations improve or worsen the estimates (measurement §2.1).
 */

import type { StartingValuesChunk, SurveyedPopulation } from '../../parts/starting-values.ts';
import { jackknifeFigure, type Figure } from '../../parts/statistics.ts';

/**
 * The RMSE with the shipped prior divided by the RMSE with the experts' prior: below 1, the shipped
 * prior is better.
 */
export interface PriorRatios {
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
