/**
 * A whole calibration: filters careless answers, fits, filters again by the new parameters, and
 * fits again (measurement §8). The first filter knows only the present parameters, which are wrong
 * about honest people too; the second does not repeat its mistakes.
 */

import type { ItemParameters } from '../../bank/bank-item.ts';
import { createBank, type Bank } from '../../bank/bank.ts';
import { priorCovariance } from '../../bank/prior.ts';
import type { FlaggedShares } from '../../profile/person-fit-cuts.ts';
import type { PersonFit } from '../../profile/person-fit.ts';
import type { Respondent } from '../../profile/posterior.ts';
import { responseQuality } from '../../profile/response-quality.ts';
import {
  calibrationItem,
  responseTable,
  type CalibrationData,
} from '../answers/calibration-data.ts';
import {
  createFit,
  fitItemParameters,
  minPeople,
  runToEnd,
  type FitProblem,
  type ItemFit,
} from '../fit/fit-item-parameters.ts';
import type { Schedule } from '../fit/schedule.ts';
import { simulateFitCuts } from './honest-cuts.ts';

type FittedParameters = ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>;

export interface CalibrateOptions {
  readonly seed: string;
  /** Receives the share of the work that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

export interface Calibration {
  readonly fit: ItemFit;
  /** The cuts of person fit that belong to the new parameters. */
  readonly cuts: PersonFit;
  /** The number of people that the filter removed. */
  readonly filtered: number;
  /** The covariance of the latent vector, 27 x 27, which is that of the prior. */
  readonly covariance: readonly (readonly number[])[];
}

export type CalibrationResult =
  | ({ readonly converged: true } & Calibration)
  | { readonly converged: false; readonly reason: FitProblem };

/** The first fit only serves the second filter, so it needs no standard errors. */
const firstSchedule: Schedule = { warmUp: 40, tail: 20, information: 0 };
/**
 * The shares of honest people that the second filter removes. They are smaller than the shares that
 * the product flags, because removing honest people who fit badly makes slopes too steep. With good
 * parameters, random answers lie far below either cut.
 */
const filteredShares: FlaggedShares = { either: 0.015, lz: 0.005 };
/** The share of the work that the first fit makes. */
const firstShare = 0.2;

/**
 * Calibrates the items of all banks (editions) that the people have answered. Items with the same
 * id are one item; the caller leaves out answers to another text. The result depends on the people,
 * their order and the seed alone. If it has not converged, nothing must be changed.
 */
export function calibrate(
  people: readonly Respondent[],
  { seed, onProgress = () => {} }: CalibrateOptions,
): CalibrationResult {
  const careful = people.filter(
    ({ bank, answers }) => responseQuality(bank, answers).flags.length === 0,
  );
  if (careful.length < minPeople) return { converged: false, reason: 'too_few_people' };
  const options = { seed: `${seed} first`, schedule: firstSchedule };
  const first = runToEnd(createFit(calibrationData(careful), options), (share) =>
    onProgress(firstShare * share),
  ).parameters();
  const kept = filterBy(first, people, `${seed} first cuts`);
  if (kept.length < minPeople) return { converged: false, reason: 'too_few_people' };
  const second = fitItemParameters(calibrationData(kept), {
    seed,
    from: first,
    onProgress: (share) => onProgress(firstShare + (1 - firstShare) * share),
  });
  if (!second.converged) return { converged: false, reason: second.reason };
  const parameters = new Map(second.fit.items.map((item) => [item.id, item]));
  const asking = commonestBank(people);
  return {
    converged: true,
    fit: second.fit,
    cuts: simulateFitCuts(withParameters(asking, parameters), asking, `${seed} cuts`),
    filtered: people.length - kept.length,
    covariance: priorCovariance(),
  };
}

/** Lists the items of all banks and the answers to them. */
function calibrationData(people: readonly Respondent[]): CalibrationData {
  const byId = new Map(
    [...banksOf(people)].flatMap((bank) =>
      bank.items.map((item, i) => [item.id, calibrationItem(bank, i)] as const),
    ),
  );
  const items = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const answers = people.map(({ bank, answers }) =>
    items.map(({ id }) => answers[bank.indexById.get(id) ?? -1] ?? null),
  );
  return {
    items,
    responses: responseTable(answers, items.length),
    covariance: priorCovariance(),
  };
}

const banksOf = (people: readonly Respondent[]): Set<Bank> =>
  new Set(people.map(({ bank }) => bank));

/** The bank of most people decides about the cuts. */
function commonestBank(people: readonly Respondent[]): Bank {
  const counts = new Map<Bank, number>();
  for (const { bank } of people) counts.set(bank, (counts.get(bank) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

const withParameters = (bank: Bank, parameters: FittedParameters): Bank =>
  createBank(
    bank.items,
    new Map([...parameters].map(([id, { a, b }]) => [id, { a, b, status: 'calibrated' }])),
  );

/** Keeps the people whom the product would not flag if it used the parameters. */
function filterBy(
  parameters: FittedParameters,
  people: readonly Respondent[],
  seed: string,
): Respondent[] {
  const banks = new Map(
    [...banksOf(people)].map((bank) => [bank, withParameters(bank, parameters)]),
  );
  const asking = commonestBank(people);
  const cuts = simulateFitCuts(banks.get(asking)!, asking, seed, filteredShares);
  return people.filter(
    ({ bank, answers }) =>
      responseQuality(banks.get(bank)!, answers, undefined, cuts).flags.length === 0,
  );
}
