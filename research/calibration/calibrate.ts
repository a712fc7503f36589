/**
 * A whole calibration: filters careless answers, fits, filters again by the new parameters, and
 * fits again (measurement §8). The first filter knows only the present parameters, which are wrong
 * about honest people too; the second does not repeat its mistakes.
 */

import type { PersonFit } from '../../src/psychometrics/profile/person-fit.ts';
import type { Respondent } from '../../src/psychometrics/profile/posterior.ts';
import {
  calibrationData,
  commonestBank,
  filterByBank,
  filterByFit,
  type FittedParameters,
  simulateFitCuts,
  withParameters,
} from './answers.ts';
import {
  estimateParameters,
  fitItemParameters,
  type FitProblem,
  fullSchedule,
  type ItemFit,
  minPeople,
  type Schedule,
} from './fit.ts';

export interface FilterEffect {
  readonly removedExtremes: number;
  readonly keptExtremes: number;
  readonly slopeRatio: number;
}

export interface Calibration {
  readonly fit: ItemFit;
  /** The cuts of person fit that belong to the new parameters. */
  readonly cuts: PersonFit;
  /** The positions of the people whose answers were fitted. */
  readonly kept: readonly number[];
  /** The number of people that the filter removed. */
  readonly filtered: number;
  /**
   * What the filter did: the shares of answers of 1 or 7 among the people it removed and kept, and
   * by how much it changed the slopes, on average (1 if not at all). A filter that takes a style of
   * answering for carelessness shows here.
   */
  readonly filterEffect: FilterEffect;
}

export type CalibrationResult =
  | ({ readonly converged: true } & Calibration)
  | { readonly converged: false; readonly reason: FitProblem };

export interface CalibrationOptions {
  readonly seed: string;
  /** How long the two fits run. The first only serves the second filter: no standard errors. */
  readonly schedules?: { readonly first: Schedule; readonly second: Schedule };
  /** Receives the share of the work that is done, 0..1, and what is being done. */
  readonly onProgress?: (share: number, phase: string) => void;
}

const fullSchedules = {
  first: { warmUp: 40, tail: 20, information: 0 },
  second: fullSchedule,
};
/** The shares of the work that the first fit and the fit without the filter make. */
const firstShare = 0.16;
const unfilteredShare = 0.2;

/**
 * Calibrates the items of all banks (editions) that the people have answered. Items with the same
 * id are one item; the caller leaves out answers to another text. The result depends on the people,
 * their order, the seed and the schedules alone. If it has not converged, nothing must be changed.
 */
export function calibrate(
  people: readonly Respondent[],
  { seed, schedules = fullSchedules, onProgress = () => {} }: CalibrationOptions,
): CalibrationResult {
  const dataOf = (kept: readonly number[]) => calibrationData(kept.map((at) => people[at]!));
  onProgress(0, 'filtering');
  const careful = filterByBank(people);
  if (careful.length < minPeople) return { converged: false, reason: 'too_few_people' };
  const first = estimateParameters(dataOf(careful), {
    seed: `${seed} first`,
    schedule: schedules.first,
    onProgress: (share) => onProgress(firstShare * share, 'first fit'),
  });
  const kept = filterByFit(first, people, `${seed} first cuts`);
  if (kept.length < minPeople) return { converged: false, reason: 'too_few_people' };
  const second = fitItemParameters(dataOf(kept), {
    seed,
    schedule: schedules.second,
    from: first,
    onProgress: (share) =>
      onProgress(firstShare + (1 - firstShare - unfilteredShare) * share, 'second fit'),
  });
  if (!second.converged) return { converged: false, reason: second.reason };
  const { fit } = second;
  const unfiltered = estimateParameters(dataOf([...people.keys()]), {
    seed: `${seed} unfiltered`,
    schedule: schedules.first,
    from: first,
    onProgress: (share) => onProgress(1 - unfilteredShare * (1 - share), 'fit without the filter'),
  });
  const asking = commonestBank(people);
  const fitted = withParameters(asking, {
    items: new Map(fit.items.map((item) => [item.id, item])),
    contrastVariance: fit.contrastVariance,
  });
  return {
    converged: true,
    fit,
    cuts: simulateFitCuts(fitted, asking, `${seed} cuts`),
    kept,
    filtered: people.length - kept.length,
    filterEffect: effectOfFilter(people, kept, fit, unfiltered),
  };
}

function effectOfFilter(
  people: readonly Respondent[],
  kept: readonly number[],
  { items }: ItemFit,
  unfiltered: FittedParameters,
): FilterEffect {
  const isKept = new Set(kept);
  const extremes = (wanted: boolean): number => {
    const given = people
      .filter((_, at) => isKept.has(at) === wanted)
      .flatMap(({ answers }) => answers.filter((answer) => answer !== null));
    return (
      given.filter((answer) => answer === 1 || answer === 7).length / Math.max(1, given.length)
    );
  };
  const logRatios = items.map(({ id, a }) => Math.log(a / unfiltered.items.get(id)!.a));
  return {
    removedExtremes: extremes(false),
    keptExtremes: extremes(true),
    slopeRatio: Math.exp(logRatios.reduce((sum, ratio) => sum + ratio / logRatios.length, 0)),
  };
}
