/** Who takes part in a fit, by the careless answers that present or fitted parameters show. */

import type { ItemParameters } from '../../bank/bank-item.ts';
import { createBank, type Bank } from '../../bank/bank.ts';
import { priorCovariance } from '../../bank/prior.ts';
import type { FlaggedShares } from '../../profile/person-fit-cuts.ts';
import type { Respondent } from '../../profile/posterior.ts';
import {
  calibrationItem,
  responseTable,
  type CalibrationData,
} from '../answers/calibration-data.ts';
import { looksCareless } from '../answers/careless.ts';
import { simulateFitCuts } from './honest-cuts.ts';

export type FittedParameters = ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>;

/**
 * The shares of honest people that the second filter removes. They are smaller than the shares that
 * the product flags, because removing honest people who fit badly makes slopes too steep. With good
 * parameters, random answers lie far below either cut.
 */
const filteredShares: FlaggedShares = { either: 0.015, lz: 0.005 };

/** Returns the positions of the people whom the product does not flag. */
export const filterByBank = (people: readonly Respondent[]): number[] =>
  keepIf(people, ({ bank, answers }) => !looksCareless(bank, answers));

/** Returns the positions of the people whom the product would not flag with the parameters. */
export function filterByFit(
  parameters: FittedParameters,
  people: readonly Respondent[],
  seed: string,
): number[] {
  const banks = new Map(
    [...banksOf(people)].map((bank) => [bank, withParameters(bank, parameters)]),
  );
  const asking = commonestBank(people);
  const cuts = simulateFitCuts(banks.get(asking)!, asking, seed, filteredShares);
  return keepIf(people, ({ bank, answers }) => !looksCareless(banks.get(bank)!, answers, cuts));
}

const keepIf = (people: readonly Respondent[], isKept: (person: Respondent) => boolean): number[] =>
  people.flatMap((person, i) => (isKept(person) ? [i] : []));

/** Lists the items of all banks and the answers to them. */
export function calibrationData(people: readonly Respondent[]): CalibrationData {
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
export function commonestBank(people: readonly Respondent[]): Bank {
  const counts = new Map<Bank, number>();
  for (const { bank } of people) counts.set(bank, (counts.get(bank) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

export const withParameters = (bank: Bank, parameters: FittedParameters): Bank =>
  createBank(
    bank.items,
    new Map([...parameters].map(([id, { a, b }]) => [id, { a, b, status: 'calibrated' }])),
  );
