/**
 * Estimates the item parameters of the 27-dimensional graded response model by stochastic EM with
 * Metropolis steps and a Robbins–Monro tail (Cai 2010, measurement §8), and the variance of the
 * contrasts with them. Maximises the likelihood of all given answers times the prior of the items.
 * Items that were not asked need no treatment: they were chosen by answers that are in the
 * likelihood.
 */

import { type ItemParameters, priorCovariance } from 'spark-psychometrics';
import { startingContrastVariance } from '../../packages/psychometrics/src/bank/prior.ts';
import { latentCount, traitCount } from '../../packages/psychometrics/src/bank/traits.ts';
import { factorPrior } from '../../packages/psychometrics/src/kernel/posterior-mode.ts';
import {
  countAnswers,
  levelTable,
  type CalibrationData,
  type FittedParameters,
} from './answers.ts';
import {
  coordinateCount,
  createItemPrior,
  fromCoordinates,
  itemCurves,
  toCoordinates,
} from './item-coordinates.ts';
import {
  createAccumulator,
  statisticCount,
  type StatisticsModel,
  updateItems,
} from './item-statistics.ts';
import { contrastVarianceOf, createLatentSampler } from './latent-sampler.ts';
import { computeErrors, createScoreCovariance, informationGroups } from './standard-errors.ts';

/** How many iterations an estimation takes. */
export interface Schedule {
  /** Stochastic EM with full steps. Their estimates are not used. */
  readonly warmUp: number;
  /** The Robbins–Monro tail, whose estimates are averaged. */
  readonly tail: number;
  /** Iterations at the final estimate, which measure its standard errors. */
  readonly information: number;
}

export const fullSchedule: Schedule = { warmUp: 60, tail: 140, information: 30 };

export interface FitOptions {
  readonly seed: string;
  readonly schedule?: Schedule;
  /** Parameters from which to start; by default, the centre of the prior. */
  readonly from?: FittedParameters;
  /** By default it is estimated. */
  readonly contrastVariance?: number;
  /** Receives the share of the iterations that are done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

export interface ItemEstimate extends Pick<ItemParameters, 'a' | 'b'> {
  readonly id: string;
  /** The number of answers on which the estimate rests. */
  readonly answers: number;
  /** The standard errors of a and of each threshold, in the units of each. */
  readonly aError: number;
  readonly bErrors: readonly number[];
  /** The standard error of the mean threshold. */
  readonly locationError: number;
}

/** Why a fit must not be used. */
export type FitProblem = 'too_few_people' | 'no_standard_errors' | 'not_settled';

export interface ItemFit {
  readonly people: number;
  readonly items: readonly ItemEstimate[];
  /** The variance of the contrasts, squared logits. */
  readonly contrastVariance: number;
  /** The share of Metropolis steps that were accepted in the last iteration, 0..1. */
  readonly acceptance: number;
  /** The step that remains at the estimate, in standard errors (root mean square). */
  readonly remainingStep: number;
  /** The difference of the two halves of the tail, in standard errors (root mean square). */
  readonly drift: number;
}

export type FitResult =
  | { readonly converged: true; readonly fit: ItemFit }
  | { readonly converged: false; readonly reason: FitProblem; readonly fit: ItemFit | null };

/** Fewer people than this say too little about 128 items (measurement §8). */
export const minPeople = 300;
/** The largest remaining step, and difference between the halves of the tail, of a settled fit. */
const maxRemainingStep = 0.35;
const maxDrift = 0.25;
/**
 * The gain of the n-th iteration of the tail is n to the power of -2/3. With the average over the
 * tail, such a gain reaches the best rate of convergence whatever the scale of the steps (Polyak &
 * Juditsky 1992).
 */
const gainExponent = 2 / 3;

/** The state after an iteration; latent draws and modes have 27 numbers per person. */
interface FitState {
  acceptance: number;
  contrastVariance: number;
  /** Its sum over the tail. */
  contrastSum: number;
  /** Seven coordinates per item. */
  readonly coordinates: Float64Array;
  /** The averaged complete-data information, 7 x 7 per item. */
  readonly information: Float64Array;
  /** The sums of the coordinates over the first and the second half of the tail. */
  readonly earlySum: Float64Array;
  readonly lateSum: Float64Array;
  /** The sums of the item statistics over the last phase. */
  readonly statistics: Float64Array;
  /** The summed covariances of the scores within each theme, over the last phase. */
  readonly scoreCovariance: Float64Array;
  readonly draws: Float64Array;
  readonly modes: Float64Array;
}

/** Returns the parameters at the end of the tail, without standard errors. */
export function estimateParameters(data: CalibrationData, options: FitOptions): FittedParameters {
  const { coordinates, contrastVariance } = iterate(data, options);
  const items = data.items.map(
    ({ id }, i) => [id, fromCoordinates(coordinates, i * coordinateCount)] as const,
  );
  return { items: new Map(items), contrastVariance };
}

/** The result depends on data, seed and schedule alone. */
export function fitItemParameters(data: CalibrationData, options: FitOptions): FitResult {
  if (data.responses.people < minPeople)
    return { converged: false, reason: 'too_few_people', fit: null };
  return summarise(data, iterate(data, options), options.schedule ?? fullSchedule);
}

function startState(
  { items, responses }: CalibrationData,
  { from, contrastVariance = from?.contrastVariance ?? startingContrastVariance }: FitOptions,
): FitState {
  const count = items.length * coordinateCount;
  const covariances = informationGroups(items).reduce((sum, { size }) => sum + size * size, 0);
  const state = {
    acceptance: 0,
    contrastVariance,
    contrastSum: 0,
    coordinates: new Float64Array(count),
    information: new Float64Array(count * coordinateCount),
    earlySum: new Float64Array(count),
    lateSum: new Float64Array(count),
    statistics: new Float64Array(items.length * statisticCount),
    scoreCovariance: new Float64Array(covariances),
    draws: new Float64Array(responses.people * latentCount),
    modes: new Float64Array(responses.people * latentCount),
  };
  items.forEach(({ id, start }, i) =>
    state.coordinates.set(toCoordinates(from?.items.get(id) ?? start), i * coordinateCount),
  );
  return state;
}

/** Runs all iterations. */
function iterate(data: CalibrationData, options: FitOptions): FitState {
  const { seed, schedule = fullSchedule, onProgress = () => {} } = options;
  const { warmUp, tail, information } = schedule;
  const prior = createItemPrior(data.items);
  const state = startState(data, options);
  const center = new Float64Array(state.coordinates.length);
  const advance = createAdvance(data, state, seed);
  const statistics = new Float64Array(state.statistics.length);
  const addCovariance = createScoreCovariance(data.items, state.scoreCovariance);
  for (let n = 0; n < warmUp + tail; n++) {
    const gain = n < warmUp ? 1 : (n - warmUp + 1) ** -gainExponent;
    prior.center(state.coordinates, center);
    statistics.fill(0);
    const steps = n === 0 ? { newton: 8, metropolis: 8 } : { newton: 1, metropolis: 4 };
    state.acceptance = advance(n, steps, statistics);
    updateItems(state, statistics, center, gain);
    recenter(data, state, gain);
    if (options.contrastVariance === undefined)
      state.contrastVariance += gain * (contrastVarianceOf(state.draws) - state.contrastVariance);
    const sum = n - warmUp < Math.floor(tail / 2) ? state.earlySum : state.lateSum;
    if (n >= warmUp) {
      state.coordinates.forEach((value, i) => (sum[i]! += value));
      state.contrastSum += state.contrastVariance;
    }
    onProgress((n + 1) / (warmUp + tail + information));
  }
  const { coordinates, earlySum, lateSum } = state;
  for (let i = 0; i < coordinates.length; i++) coordinates[i] = (earlySum[i]! + lateSum[i]!) / tail;
  state.contrastVariance = state.contrastSum / tail;
  for (let n = warmUp + tail; n < warmUp + tail + information; n++) {
    const before = Float64Array.from(state.draws);
    const steps = { newton: 1, metropolis: 8 };
    state.acceptance = advance(n, steps, state.statistics, (model, person) =>
      addCovariance(model, person, before, state.draws),
    );
    onProgress((n + 1) / (warmUp + tail + information));
  }
  return state;
}

/** Returns a function that draws new latent vectors for all people and adds their statistics. */
function createAdvance({ items, responses }: CalibrationData, state: FitState, seed: string) {
  const mean = Array.from({ length: latentCount }, () => 0);
  const levels = levelTable(items);
  const sampler = createLatentSampler(levels.traits.length);
  const accumulate = createAccumulator();
  /** Returns the share of accepted Metropolis steps. */
  return (
    iteration: number,
    steps: { readonly newton: number; readonly metropolis: number },
    into: Float64Array,
    visit: (model: StatisticsModel, person: number) => void = () => {},
  ): number => {
    const covariance = priorCovariance(state.contrastVariance);
    const { precision } = factorPrior({ mean, covariance });
    const model = { responses, levels, precision, curves: itemCurves(state.coordinates) };
    const options = {
      seed: `${seed} ${iteration}`,
      newtonSteps: steps.newton,
      metropolisSteps: steps.metropolis,
    };
    let accepted = 0;
    for (let person = 0; person < responses.people; person++) {
      accepted += sampler.advance(model, state, person, options);
      visit(model, person);
      accumulate(model, state.draws, person, into);
    }
    return accepted / (responses.people * steps.metropolis);
  };
}

/**
 * Moves the mean of all traits to 0 and the thresholds along with it, so that every answer keeps
 * its probability. The population mean thus belongs to the items, as the prior of the latent vector
 * requires. The contrasts stay: moving them would set deeds against fantasies in all items at once.
 */
function recenter({ items, responses }: CalibrationData, state: FitState, gain: number): void {
  const { draws, modes, coordinates } = state;
  const shift = new Float64Array(latentCount);
  const factor = gain / responses.people;
  for (let i = 0; i < draws.length; i++)
    if (i % latentCount < traitCount) shift[i % latentCount]! += factor * draws[i]!;
  for (let i = 0; i < draws.length; i++) {
    draws[i]! -= shift[i % latentCount]!;
    modes[i]! -= shift[i % latentCount]!;
  }
  items.forEach(({ trait }, i) => {
    coordinates[i * coordinateCount + 1]! -= shift[trait]!;
  });
}

function summarise(data: CalibrationData, state: FitState, schedule: Schedule): FitResult {
  const counts = countAnswers(data);
  const center = new Float64Array(state.coordinates.length);
  createItemPrior(data.items).center(state.coordinates, center);
  const { errors, remainingStep } = computeErrors({
    items: data.items,
    state,
    center,
    iterations: schedule.information,
  });
  if (errors.includes(null)) return { converged: false, reason: 'no_standard_errors', fit: null };
  const items = data.items.map(({ id }, i): ItemEstimate => {
    const { a, b } = fromCoordinates(state.coordinates, i * coordinateCount);
    const { a: aError, b: bErrors, location: locationError } = errors[i]!;
    return { id, a, b, answers: counts[i]!, aError, bErrors, locationError };
  });
  const drift = tailDrift(state, schedule, items);
  const { acceptance, contrastVariance } = state;
  const { people } = data.responses;
  const fit = { people, items, contrastVariance, acceptance, remainingStep, drift };
  return remainingStep <= maxRemainingStep && drift <= maxDrift
    ? { converged: true, fit }
    : { converged: false, reason: 'not_settled', fit };
}

/** Returns how far the two halves of the tail lie apart, in standard errors (root mean square). */
function tailDrift(
  { earlySum, lateSum }: FitState,
  { tail }: Schedule,
  items: readonly ItemEstimate[],
): number {
  const early = Math.floor(tail / 2);
  const [earlyMean, lateMean] = [
    earlySum.map((sum) => sum / early),
    lateSum.map((sum) => sum / (tail - early)),
  ];
  let squares = 0;
  items.forEach(({ aError, bErrors }, i) => {
    const [first, second] = [earlyMean, lateMean].map((mean) =>
      fromCoordinates(mean, i * coordinateCount),
    );
    squares += ((second!.a - first!.a) / aError) ** 2;
    second!.b.forEach((b, k) => (squares += ((b - first!.b[k]!) / bErrors[k]!) ** 2));
  });
  return Math.sqrt(squares / (items.length * coordinateCount));
}
