/**
 * Estimates the item parameters of the 27-dimensional graded response model by stochastic EM with
 * Metropolis steps and a Robbins–Monro tail (Cai 2010, measurement §8). Maximises the likelihood of
 * all given answers times the prior of the items. Items that were not asked need no treatment: they
 * were chosen by answers that are in the likelihood.
 */

import type { ItemParameters } from '../../bank/bank-item.ts';
import { latentCount } from '../../bank/traits.ts';
import { factorPrior } from '../../kernel/log-posterior.ts';
import { countAnswers, levelTable, type CalibrationData } from '../answers/calibration-data.ts';
import { coordinateCount, fromCoordinates, toCoordinates } from '../items/item-coordinates.ts';
import { itemCurves } from '../items/item-curves.ts';
import { createItemPrior } from '../items/item-prior.ts';
import { createAccumulator, statisticCount } from '../items/item-statistics.ts';
import { updateItems } from '../items/item-update.ts';
import { createLatentSampler } from '../sampling/latent-sampler.ts';
import { emptyState, parseState, type CalibrationState } from './fit-state.ts';
import { createScoreCovariance } from './information-groups.ts';
import {
  fullSchedule,
  gainAt,
  phaseAt,
  stepsAt,
  totalIterations,
  type Schedule,
} from './schedule.ts';
import { computeErrors } from './standard-errors.ts';

export interface FitOptions {
  readonly seed: string;
  readonly schedule?: Schedule;
  /** Parameters from which to start, by item id; by default, the centre of the prior. */
  readonly from?: ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>;
  /** A stored state with which to continue. */
  readonly saved?: Uint8Array;
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

export interface RunningFit {
  /** The state after the last iteration. `serialiseState` stores it. */
  readonly state: CalibrationState;
  /** Runs an iteration. Returns the share of the iterations that are done, 0..1. */
  step(): number;
  /** Returns the present parameters by item id; after the tail, the final ones. */
  parameters(): Map<string, Pick<ItemParameters, 'a' | 'b'>>;
  /** Returns the result. Throws a RangeError before the last iteration. */
  result(): FitResult;
}

/** Starts or continues an estimation. The result depends on data, seed and schedule alone. */
export function createFit(data: CalibrationData, options: FitOptions): RunningFit {
  const schedule = options.schedule ?? fullSchedule;
  const prior = createItemPrior(data.items);
  const state = options.saved ? parseState(data, options.saved) : startState(data, options);
  const iterate = createIteration(data, state, options.seed, schedule);
  const center = new Float64Array(state.coordinates.length);
  const step = (): number => {
    const phase = phaseAt(schedule, state.iteration);
    if (phase === null) return 1;
    if (phase !== 'information') {
      prior.center(state.coordinates, center);
      state.acceptance = iterate.move(center);
      if (phase === 'tail') addToTail(state, schedule);
    } else state.acceptance = iterate.measure();
    state.iteration += 1;
    if (state.iteration === schedule.warmUp + schedule.tail) useTailMean(state, schedule);
    return state.iteration / totalIterations(schedule);
  };
  const result = (): FitResult => {
    if (phaseAt(schedule, state.iteration) !== null)
      throw new RangeError('The estimation has iterations left.');
    prior.center(state.coordinates, center);
    return summarise(data, state, { center, schedule });
  };
  const parameters = (): Map<string, Pick<ItemParameters, 'a' | 'b'>> =>
    new Map(
      data.items.map(({ id }, i) => [id, fromCoordinates(state.coordinates, i * coordinateCount)]),
    );
  return { state, step, parameters, result };
}

/** Runs an estimation to its end. `onProgress` receives the share that is done, 0..1. */
export function fitItemParameters(
  data: CalibrationData,
  options: FitOptions & { readonly onProgress?: (share: number) => void },
): FitResult {
  if (data.responses.people < minPeople)
    return { converged: false, reason: 'too_few_people', fit: null };
  return runToEnd(createFit(data, options), options.onProgress).result();
}

/** Runs the iterations that are left. */
export function runToEnd(
  fit: RunningFit,
  onProgress: (share: number) => void = () => {},
): RunningFit {
  let share = 0;
  while (share < 1) {
    share = fit.step();
    onProgress(share);
  }
  return fit;
}

function startState(data: CalibrationData, { from }: FitOptions): CalibrationState {
  const state = emptyState(data);
  data.items.forEach(({ id, start }, i) =>
    state.coordinates.set(toCoordinates(from?.get(id) ?? start), i * coordinateCount),
  );
  return state;
}

/** The two kinds of iterations. Both return the share of accepted Metropolis steps. */
interface Iteration {
  /** Draws latent vectors, moves the items, and moves the people's mean into the thresholds. */
  move(center: Float64Array): number;
  /** Draws latent vectors and adds what the standard errors need; the items stay. */
  measure(): number;
}

function createIteration(
  data: CalibrationData,
  state: CalibrationState,
  seed: string,
  schedule: Schedule,
): Iteration {
  const { responses, covariance } = data;
  const mean = Array.from({ length: latentCount }, () => 0);
  const { precision } = factorPrior({ mean, covariance });
  const levels = levelTable(data.items);
  const sampler = createLatentSampler(levels.traits.length);
  const accumulate = createAccumulator();
  const addCovariance = createScoreCovariance(data.items, state.scoreCovariance);
  const statistics = new Float64Array(data.items.length * statisticCount);

  const advanceAll = (visit: (person: number) => void, into: Float64Array): number => {
    const model = { responses, levels, precision, curves: itemCurves(state.coordinates) };
    const steps = stepsAt(schedule, state.iteration);
    const options = { seed: `${seed} ${state.iteration}`, ...steps };
    let accepted = 0;
    for (let person = 0; person < responses.people; person++) {
      accepted += sampler.advance(model, state, person, options);
      visit(person);
      accumulate(model, state.draws, person, into);
    }
    return accepted / (responses.people * steps.metropolisSteps);
  };

  const move = (center: Float64Array): number => {
    statistics.fill(0);
    const acceptance = advanceAll(() => {}, statistics);
    const gain = gainAt(schedule, state.iteration);
    updateItems(state, statistics, center, gain);
    recenter(data, state, gain);
    return acceptance;
  };

  const measure = (): number => {
    const before = Float64Array.from(state.draws);
    const model = { responses, levels, curves: itemCurves(state.coordinates) };
    return advanceAll(
      (person) => addCovariance(model, person, before, state.draws),
      state.statistics,
    );
  };
  return { move, measure };
}

/**
 * Moves the mean of all latent vectors to 0 and the thresholds along with it, so that every answer
 * keeps its probability. The population mean thus belongs to the items, as the prior of the latent
 * vector requires.
 */
function recenter(
  { items, responses }: CalibrationData,
  state: CalibrationState,
  gain: number,
): void {
  const { draws, modes, coordinates } = state;
  const shift = new Float64Array(latentCount);
  const factor = gain / responses.people;
  for (let i = 0; i < draws.length; i++) shift[i % latentCount]! += factor * draws[i]!;
  for (let i = 0; i < draws.length; i++) {
    draws[i]! -= shift[i % latentCount]!;
    modes[i]! -= shift[i % latentCount]!;
  }
  items.forEach(({ trait, contrast, loading }, i) => {
    coordinates[i * coordinateCount + 1]! -= shift[trait]! + loading * shift[contrast]!;
  });
}

const isLate = ({ warmUp, tail }: Schedule, iteration: number): boolean =>
  iteration - warmUp >= Math.floor(tail / 2);

function addToTail(state: CalibrationState, schedule: Schedule): void {
  const sum = isLate(schedule, state.iteration) ? state.lateSum : state.earlySum;
  state.coordinates.forEach((value, i) => (sum[i]! += value));
}

function useTailMean(
  { coordinates, earlySum, lateSum }: CalibrationState,
  { tail }: Schedule,
): void {
  for (let i = 0; i < coordinates.length; i++) coordinates[i] = (earlySum[i]! + lateSum[i]!) / tail;
}

function summarise(
  data: CalibrationData,
  state: CalibrationState,
  { center, schedule }: { center: Float64Array; schedule: Schedule },
): FitResult {
  const counts = countAnswers(data);
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
  const { acceptance } = state;
  const fit = { people: data.responses.people, items, acceptance, remainingStep, drift };
  return remainingStep <= maxRemainingStep && drift <= maxDrift
    ? { converged: true, fit }
    : { converged: false, reason: 'not_settled', fit };
}

/** Returns how far the two halves of the tail lie apart, in standard errors (root mean square). */
function tailDrift(
  { earlySum, lateSum }: CalibrationState,
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
