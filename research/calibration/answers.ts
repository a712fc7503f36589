/** The input of a calibration: items with their starting values, and the answers of people. */

import {
  startingParameters,
  type ItemParameters,
} from '../../packages/psychometrics/src/bank/bank-item.ts';
import { type Bank, createBank } from '../../packages/psychometrics/src/bank/bank.ts';
import { drawStyle } from '../../packages/psychometrics/src/bank/response-style.ts';
import { latentCount } from '../../packages/psychometrics/src/bank/traits.ts';
import { assertResponse } from '../../packages/psychometrics/src/kernel/graded-response.ts';
import { choleskyFactor } from '../../packages/psychometrics/src/kernel/matrix.ts';
import { normalSource, seededUniform } from '../../packages/psychometrics/src/kernel/random.ts';
import type { Answers, Respondent } from '../../packages/psychometrics/src/profile/posterior.ts';
import {
  responseQuality,
  calibratePersonFitCuts,
  isMisfit,
  personFitCuts,
  personFit,
  type PersonFitCuts,
} from '../../packages/psychometrics/src/profile/response-quality.ts';
import { simulateSurvey } from '../../packages/psychometrics/src/set-b/simulate-survey.ts';

/** An item to be calibrated. Its level is x = theta[trait] + loading * theta[contrast]. */
export interface CalibrationItem {
  readonly id: string;
  /** Index of the pole trait in the latent vector. */
  readonly trait: number;
  /** Index of the facet contrast of the theme in the latent vector. */
  readonly contrast: number;
  /** +1/2 for a fantasy, -1/2 for an activity. */
  readonly loading: number;
  /** The centre of the prior of the item's parameters. */
  readonly start: Pick<ItemParameters, 'a' | 'b'>;
}

/**
 * Returns an item of a bank. The centre of its prior is the starting value, whatever the bank's
 * present parameters are: these may rest on the same answers, which must not count twice.
 */
export function calibrationItem(bank: Bank, index: number): CalibrationItem {
  const { dimensions, slopes } = bank.linear[index]!;
  const item = bank.items[index]!;
  return {
    id: item.id,
    trait: dimensions[0]!,
    contrast: dimensions[1]!,
    loading: slopes[1]! / slopes[0]!,
    start: startingParameters(item),
  };
}

/** The answers in sparse form: person p has the entries from offsets[p] to offsets[p + 1]. */
export interface ResponseTable {
  readonly people: number;
  readonly offsets: Int32Array;
  /** The index of each answered item. */
  readonly items: Uint16Array;
  /** Each answer, 1..7. */
  readonly answers: Uint8Array;
}

export interface CalibrationData {
  readonly items: readonly CalibrationItem[];
  readonly responses: ResponseTable;
}

/**
 * Converts answers (one list per person, one entry per item, null = not asked) to sparse form.
 * Throws a RangeError if a list has the wrong length or an answer is not 1..7.
 */
export function responseTable(
  answers: readonly (readonly (number | null)[])[],
  itemCount: number,
): ResponseTable {
  const offsets = new Int32Array(answers.length + 1);
  const items: number[] = [];
  const given: number[] = [];
  answers.forEach((row, person) => {
    if (row.length !== itemCount) {
      throw new RangeError(
        `Person ${person} must have ${itemCount} answers, one per item; there are ${row.length}.`,
      );
    }
    row.forEach((answer, item) => {
      if (answer === null) return;
      assertResponse(answer);
      items.push(item);
      given.push(answer);
    });
    offsets[person + 1] = items.length;
  });
  return {
    people: answers.length,
    offsets,
    items: Uint16Array.from(items),
    answers: Uint8Array.from(given),
  };
}

/** Counts the answers to each item. */
export function countAnswers({ items, responses }: CalibrationData): number[] {
  const counts = items.map(() => 0);
  for (const item of responses.items) counts[item]! += 1;
  return counts;
}

/** A trait and facet: the level that all items with the same trait and loading share. */
export interface LevelTable {
  /** The trait, the contrast and the loading of each level. */
  readonly traits: Uint8Array;
  readonly contrasts: Uint8Array;
  readonly loadings: Float64Array;
  /** The index of each item's level. */
  readonly ofItem: Uint8Array;
}

/** Groups the items by level. Throws a RangeError if an item is not of the 27 dimensions. */
export function levelTable(items: readonly CalibrationItem[]): LevelTable {
  const keys: string[] = [];
  const levels: CalibrationItem[] = [];
  const ofItem = items.map((item) => {
    if (!(item.trait >= 0 && item.contrast > item.trait && item.contrast < latentCount))
      throw new RangeError(`Item ${item.id} has no such trait or contrast.`);
    const key = `${item.trait} ${item.contrast} ${item.loading}`;
    if (!keys.includes(key)) {
      keys.push(key);
      levels.push(item);
    }
    return keys.indexOf(key);
  });
  return {
    traits: Uint8Array.from(levels, ({ trait }) => trait),
    contrasts: Uint8Array.from(levels, ({ contrast }) => contrast),
    loadings: Float64Array.from(levels, ({ loading }) => loading),
    ofItem: Uint8Array.from(ofItem),
  };
}

export interface FittedParameters {
  readonly items: ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>;
  /** The variance of the contrasts, squared logits. */
  readonly contrastVariance: number;
}

/**
 * The share of honest people whose ratio the second filter rejects. It is smaller than that of the
 * product, because rejecting honest people who fit badly makes slopes too steep. With good
 * parameters, random answers lie far below the cut.
 */
const filteredShare = 0.005;

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
  const cuts = simulateFitCuts(banks.get(asking)!, asking, seed, filteredShare);
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
  };
}

/** Returns the answers of a person to the questions of another edition. */
export const answersIn = (edition: Bank, { bank, answers }: Respondent): Answers =>
  edition.items.map(({ id }) => answers[bank.indexById.get(id) ?? -1] ?? null);

const banksOf = (people: readonly Respondent[]): Set<Bank> =>
  new Set(people.map(({ bank }) => bank));

/** The bank of most people decides about the cuts. */
export function commonestBank(people: readonly Respondent[]): Bank {
  const counts = new Map<Bank, number>();
  for (const { bank } of people) counts.set(bank, (counts.get(bank) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

export const withParameters = (bank: Bank, { items, contrastVariance }: FittedParameters): Bank =>
  createBank(
    bank.items,
    new Map([...items].map(([id, { a, b }]) => [id, { a, b, status: 'calibrated' }])),
    contrastVariance,
  );

/** With fewer answers person fit says too little. A finished survey has at least 63. */
const minJudgedAnswers = 40;

/**
 * Judges a finished survey as `responseQuality` does, and one that lacks answers by the others.
 * Otherwise one reworded question in Set A would let every random answerer into the fit. `cuts`
 * belong to the parameters of the bank.
 */
export function looksCareless(
  bank: Bank,
  answers: Answers,
  cuts: PersonFitCuts = personFitCuts,
): boolean {
  const setA = bank.items.flatMap(({ form }, i) =>
    form === 'standard-48' && answers[i] !== null ? [i] : [],
  );
  const { flags, personFit: judged } = responseQuality(bank, answers, setA, cuts);
  if (flags.length > 0) return true;
  const given = answers.filter((answer) => answer !== null).length;
  return judged === null && given >= minJudgedAnswers && isMisfit(personFit(bank, answers), cuts);
}

/** The cut of the product flags 1 % of them. */
const honestPeople = 1500;

/**
 * Returns the cuts that flag the given share of honest people who answer by the fitted parameters,
 * each in a style of their own; by default, the share of the product. `asking` is the bank that
 * chose the questions of the real people.
 */
export function simulateFitCuts(
  fitted: Bank,
  asking: Bank,
  seed: string,
  share?: number,
): PersonFitCuts {
  const uniform = seededUniform(seed);
  const normal = normalSource(uniform);
  const factor = choleskyFactor(fitted.priorCovariance, latentCount, 'The prior covariance');
  const fits = Array.from({ length: honestPeople }, (_, n) => {
    const z = Array.from({ length: latentCount }, normal);
    const person = Float64Array.from({ length: latentCount }, (__, i) =>
      z.reduce((sum, value, k) => (k <= i ? sum + factor[i * latentCount + k]! * value : sum), 0),
    );
    return personFit(
      fitted,
      simulateSurvey(fitted, asking, person, {
        uniform,
        seed: `${seed} ${n}`,
        style: drawStyle(normal),
      }),
    );
  });
  return calibratePersonFitCuts(fits, share);
}
