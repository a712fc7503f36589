/** Who takes part in a fit, by the careless answers that present or fitted parameters show. */

import { createBank, type Bank } from '../../src/psychometrics/bank/bank.ts';
import { priorCovariance } from '../../src/psychometrics/bank/prior.ts';
import { latentCount } from '../../src/psychometrics/bank/traits.ts';
import { choleskyFactor, symmetricFromRows } from '../../src/psychometrics/kernel/matrix.ts';
import { normalSource, seededUniform } from '../../src/psychometrics/kernel/random.ts';
import {
  calibratePersonFitCuts,
  type FlaggedShares,
  isMisfit,
  personFitCuts,
} from '../../src/psychometrics/profile/person-fit-cuts.ts';
import { personFit, type PersonFit } from '../../src/psychometrics/profile/person-fit.ts';
import type { Answers, Respondent } from '../../src/psychometrics/profile/posterior.ts';
import { responseQuality } from '../../src/psychometrics/profile/response-quality.ts';
import { simulateSurvey } from '../../src/psychometrics/set-b/simulate-survey.ts';
import { calibrationItem, responseTable, type CalibrationData } from './answers.ts';
import type { FittedParameters } from './fit.ts';

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

/** With fewer answers person fit says too little. A finished survey has at least 63. */
const minJudgedAnswers = 40;

/**
 * Judges a finished survey as `responseQuality` does, and one that lacks answers by what is left of
 * it: otherwise one reworded question of Set A would let every random answerer into the fit. `cuts`
 * belong to the parameters of the bank.
 */
export function looksCareless(
  bank: Bank,
  answers: Answers,
  cuts: PersonFit = personFitCuts,
): boolean {
  const setA = bank.items.flatMap(({ form }, i) =>
    form === 'standard-48' && answers[i] !== null ? [i] : [],
  );
  const { flags, personFit: judged } = responseQuality(bank, answers, setA, cuts);
  if (flags.length > 0) return true;
  const given = answers.filter((answer) => answer !== null).length;
  return judged === null && given >= minJudgedAnswers && isMisfit(personFit(bank, answers), cuts);
}

/** The lower of the two cuts flags 1 % of them. */
const honestPeople = 1500;

/**
 * Returns the cuts that flag the given shares of honest people who answer by the fitted parameters;
 * by default, those of the product. `asking` is the bank that chose the questions of the real
 * people.
 */
export function simulateFitCuts(
  fitted: Bank,
  asking: Bank,
  seed: string,
  shares?: FlaggedShares,
): PersonFit {
  const uniform = seededUniform(seed);
  const normal = normalSource(uniform);
  const covariance = symmetricFromRows(priorCovariance(), latentCount, 'The prior covariance');
  const factor = choleskyFactor(covariance, latentCount, 'The prior covariance');
  const fits = Array.from({ length: honestPeople }, (_, n) => {
    const z = Array.from({ length: latentCount }, normal);
    const person = Float64Array.from({ length: latentCount }, (__, i) =>
      z.reduce((sum, value, k) => (k <= i ? sum + factor[i * latentCount + k]! * value : sum), 0),
    );
    return personFit(
      fitted,
      simulateSurvey(fitted, asking, person, { uniform, seed: `${seed} ${n}` }),
    );
  });
  return calibratePersonFitCuts(fits, shares);
}
