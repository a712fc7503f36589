/**
 * The state of an estimation after an iteration: one array of numbers, which can be stored and
 * continued with an equal result. All random numbers follow from the seed, the iteration and the
 * person, so that they need no state of their own.
 */

import { latentCount } from '../../bank/traits.ts';
import { countAnswers, type CalibrationData } from '../answers/calibration-data.ts';
import { coordinateCount } from '../items/item-coordinates.ts';
import { statisticCount } from '../items/item-statistics.ts';
import { informationGroups } from './information-groups.ts';

export interface CalibrationState {
  /** The number of completed iterations. */
  iteration: number;
  /** The share of Metropolis steps that were accepted in the last iteration, 0..1. */
  acceptance: number;
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
  /** A latent vector and a posterior mode per person. */
  readonly draws: Float64Array;
  readonly modes: Float64Array;
}

type Part = Exclude<keyof CalibrationState, 'iteration' | 'acceptance'>;

/** The numbers before the parts: iteration, acceptance and fingerprint. */
const headLength = 3;

function partLengths({ items, responses }: CalibrationData): [Part, number][] {
  const coordinates = items.length * coordinateCount;
  const latent = responses.people * latentCount;
  return [
    ['coordinates', coordinates],
    ['information', coordinates * coordinateCount],
    ['earlySum', coordinates],
    ['lateSum', coordinates],
    ['statistics', items.length * statisticCount],
    ['scoreCovariance', informationGroups(items).reduce((sum, { size }) => sum + size * size, 0)],
    ['draws', latent],
    ['modes', latent],
  ];
}

/** Returns a state before the first iteration, in which all numbers are 0. */
export function emptyState(data: CalibrationData): CalibrationState {
  const parts = partLengths(data).map(([part, length]) => [part, new Float64Array(length)]);
  // as: partLengths names every part
  return { iteration: 0, acceptance: 0, ...Object.fromEntries(parts) } as CalibrationState;
}

/**
 * A number that differs between data sets: it keeps a stored state from being continued with other
 * answers.
 */
function fingerprint(data: CalibrationData): number {
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  };
  data.responses.offsets.forEach(add);
  data.responses.items.forEach(add);
  data.responses.answers.forEach(add);
  countAnswers(data).forEach(add);
  return hash;
}

/** Returns the state as bytes. They can be read on a machine with the same byte order. */
export function serialiseState(data: CalibrationData, state: CalibrationState): Uint8Array {
  const parts = partLengths(data);
  const length = parts.reduce((sum, [, size]) => sum + size, headLength);
  const numbers = new Float64Array(length);
  numbers[0] = state.iteration;
  numbers[1] = state.acceptance;
  numbers[2] = fingerprint(data);
  let at = headLength;
  for (const [part, size] of parts) {
    numbers.set(state[part], at);
    at += size;
  }
  return new Uint8Array(numbers.buffer);
}

/** Reads a stored state. Throws a RangeError if it belongs to other data. */
export function parseState(data: CalibrationData, bytes: Uint8Array): CalibrationState {
  const state = emptyState(data);
  const parts = partLengths(data);
  const length = parts.reduce((sum, [, size]) => sum + size, headLength);
  const numbers = new Float64Array(length);
  const isLong = bytes.byteLength === numbers.byteLength;
  if (isLong) new Uint8Array(numbers.buffer).set(bytes);
  if (!isLong || numbers[2] !== fingerprint(data))
    throw new RangeError('The stored state belongs to other answers.');
  state.iteration = numbers[0]!;
  state.acceptance = numbers[1]!;
  let at = headLength;
  for (const [part, size] of parts) {
    state[part].set(numbers.subarray(at, at + size));
    at += size;
  }
  return state;
}
