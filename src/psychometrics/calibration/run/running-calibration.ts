/**
 * A whole calibration in steps: filters careless answers, fits, filters again by the new
 * parameters, and fits again (measurement §8). The first filter knows only the present parameters,
 * which are wrong about honest people too; the second does not repeat its mistakes.
 */

import { priorCovariance } from '../../bank/prior.ts';
import type { PersonFit } from '../../profile/person-fit.ts';
import type { Respondent } from '../../profile/posterior.ts';
import {
  createFit,
  minPeople,
  type FitProblem,
  type FitResult,
  type ItemFit,
  type RunningFit,
} from '../fit/fit-item-parameters.ts';
import { serialiseState } from '../fit/fit-state.ts';
import { fullSchedule, type Schedule } from '../fit/schedule.ts';
import { simulateFitCuts } from './honest-cuts.ts';
import {
  calibrationData,
  commonestBank,
  filterByBank,
  filterByFit,
  withParameters,
  type FittedParameters,
} from './people-filter.ts';

export interface Calibration {
  readonly fit: ItemFit;
  /** The cuts of person fit that belong to the new parameters. */
  readonly cuts: PersonFit;
  /** The positions of the people whose answers were fitted. */
  readonly kept: readonly number[];
  /** The number of people that the filter removed. */
  readonly filtered: number;
  /** The covariance of the latent vector, 27 x 27, which is that of the prior. */
  readonly covariance: readonly (readonly number[])[];
}

export type CalibrationResult =
  | ({ readonly converged: true } & Calibration)
  | { readonly converged: false; readonly reason: FitProblem };

/** How long the two fits run. The first only serves the second filter: no standard errors. */
export interface Schedules {
  readonly first: Schedule;
  readonly second: Schedule;
}

const fullSchedules: Schedules = {
  first: { warmUp: 40, tail: 20, information: 0 },
  second: fullSchedule,
};
/** The share of the work that the first fit makes. */
const firstShare = 0.2;

export interface CalibrationOptions {
  readonly seed: string;
  readonly schedules?: Schedules;
  /** What `serialise` returned for the same people, in the same order, and the same options. */
  readonly saved?: Uint8Array;
}

/** What a calibration does in its next step; the order is that of the work. */
export type CalibrationPhase = 'filter' | 'firstFit' | 'secondFit' | 'done';

export interface RunningCalibration {
  readonly phase: CalibrationPhase;
  /** Runs a filter or an iteration. Returns the share of the work that is done, 0..1. */
  step(): number;
  /** Returns the state between two steps as bytes, for a machine with the same byte order. */
  serialise(): Uint8Array;
  /** Returns the result. Throws a RangeError before the last step. */
  result(): CalibrationResult;
}

const fitPhases = ['firstFit', 'secondFit'] as const;

interface RunningPart {
  readonly phase: (typeof fitPhases)[number];
  /** The positions of the people who take part. */
  readonly kept: readonly number[];
  readonly data: ReturnType<typeof calibrationData>;
  readonly fit: RunningFit;
}

/**
 * Starts or continues a calibration of the items of all banks (editions) that the people have
 * answered. Items with the same id are one item; the caller leaves out answers to another text. The
 * result depends on the people, their order, the seed and the schedules alone. Throws a RangeError
 * if `saved` belongs to other people.
 */
export function createCalibration(
  people: readonly Respondent[],
  { seed, schedules = fullSchedules, saved }: CalibrationOptions,
): RunningCalibration {
  const begin = (
    phase: RunningPart['phase'],
    kept: readonly number[],
    start: { readonly from?: FittedParameters; readonly saved?: Uint8Array } = {},
  ): RunningPart => {
    const data = calibrationData(kept.map((at) => people[at]!));
    const own =
      phase === 'firstFit'
        ? { seed: `${seed} first`, schedule: schedules.first }
        : { seed, schedule: schedules.second };
    return { phase, kept, data, fit: createFit(data, { ...own, ...start }) };
  };
  let part = saved ? resume(people.length, saved, begin) : null;
  let result: CalibrationResult | null = null;
  const fail = (reason: FitProblem): number => {
    result = { converged: false, reason };
    return 1;
  };

  const enter = (phase: RunningPart['phase'], kept: number[], from?: FittedParameters): number => {
    if (kept.length < minPeople) return fail('too_few_people');
    part = begin(phase, kept, from && { from });
    return phase === 'firstFit' ? 0 : firstShare;
  };

  const step = (): number => {
    if (result) return 1;
    if (!part) return enter('firstFit', filterByBank(people));
    const share = part.fit.step();
    if (part.phase === 'firstFit') {
      if (share < 1) return firstShare * share;
      const first = part.fit.parameters();
      return enter('secondFit', filterByFit(first, people, `${seed} first cuts`), first);
    }
    if (share === 1) result = summarise(people, part.kept, part.fit.result(), seed);
    return firstShare + (1 - firstShare) * share;
  };

  return {
    get phase() {
      return result ? 'done' : (part?.phase ?? 'filter');
    },
    step,
    serialise: () => serialise(people.length, part),
    result() {
      if (!result) throw new RangeError('The calibration has steps left.');
      return result;
    },
  };
}

function summarise(
  people: readonly Respondent[],
  kept: readonly number[],
  second: FitResult,
  seed: string,
): CalibrationResult {
  if (!second.converged) return { converged: false, reason: second.reason };
  const parameters = new Map(second.fit.items.map((item) => [item.id, item]));
  const asking = commonestBank(people);
  return {
    converged: true,
    fit: second.fit,
    cuts: simulateFitCuts(withParameters(asking, parameters), asking, `${seed} cuts`),
    kept,
    filtered: people.length - kept.length,
    covariance: priorCovariance(),
  };
}

/** One byte for the phase (0 for none), one per person who may take part, and the fit's state. */
function serialise(peopleCount: number, part: RunningPart | null): Uint8Array {
  if (!part) return new Uint8Array(1);
  const state = serialiseState(part.data, part.fit.state);
  const bytes = new Uint8Array(1 + peopleCount + state.length);
  bytes[0] = 1 + fitPhases.indexOf(part.phase);
  for (const at of part.kept) bytes[1 + at] = 1;
  bytes.set(state, 1 + peopleCount);
  return bytes;
}

function resume(
  peopleCount: number,
  bytes: Uint8Array,
  begin: (
    phase: RunningPart['phase'],
    kept: readonly number[],
    start: { readonly saved: Uint8Array },
  ) => RunningPart,
): RunningPart | null {
  const phase = fitPhases[(bytes[0] ?? 0) - 1];
  if (!phase) return null;
  const isKept = bytes.subarray(1, 1 + peopleCount);
  const kept = [...isKept.keys()].filter((at) => isKept[at] === 1);
  return begin(phase, kept, { saved: bytes.subarray(1 + peopleCount) });
}
