/** Simulates people who answer the adaptive form that the product chooses for them. */

import { z95 } from '../../../src/domain/scoring.ts';
import {
  type Answers,
  type Bank,
  createBank,
  type ItemParameters,
} from '../../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { calibrate } from '../../calibration/calibrate.ts';
import { differentialItemFunctioning } from '../../calibration/differential-item-functioning.ts';
import { type NaiveItem, latentCount, traitCount } from '../../second-model/model.ts';
import { takeSurvey, type Exposure } from '../people/forms.ts';
import { drawPerson, simulateAnswers, type Random, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';

interface SurveyedPerson {
  /** The latent vector, 27 numbers. */
  readonly latent: readonly number[];
  readonly answers: Answers;
}

interface Population {
  /** The items with the true parameters. */
  readonly truth: readonly NaiveItem[];
  /** The bank that chooses Set B. */
  readonly asking: Bank;
  /** How far the traits lie below the zero of the true parameters. */
  readonly shift: number;
  /** The share of people who answer every question at random. */
  readonly careless: number;
  /** The length of Set B: 15, or 15 to 25 as the product decides. */
  readonly adaptiveLength: boolean;
}

/** Draws people and their finished surveys. */
function surveyPeople(
  count: number,
  { truth, asking, shift, careless, adaptiveLength }: Population,
  random: Random,
): SurveyedPerson[] {
  const exposure: Exposure = truth.map(() => 0);
  return Array.from({ length: count }, (_, n) => {
    const latent = drawPerson(random, shift);
    const complete = simulateAnswers(truth, latent, random).map((answer) =>
      n < careless * count ? 1 + random.below(7) : answer,
    );
    const options = { exposure, adaptiveLength, seed: `surveyed ${n}` };
    return { latent, answers: takeSurvey(asking, complete, options) };
  });
}

export interface RecoveryTask {
  part: 'recovery';
  world: number;
  people: number;
  /** How far the traits of the population lie below the zero of the true parameters. */
  shift: number;
  /** The share of people who answer at random. */
  careless: number;
  newPeople: number;
}

/** Sums of squared errors and other sums over the items of a form. */
export interface ItemErrors {
  items: number;
  slopeSquares: number;
  /** Summed over the six thresholds of each item. */
  thresholdSquares: number;
  logSlopeErrors: number;
  /** The number of slopes and thresholds whose 95 % interval contains the truth. */
  covered: number;
}

export interface RecoveryResult {
  converged: boolean;
  /** Zero if the calibration has not converged. */
  setA: ItemErrors;
  pool: ItemErrors;
  filteredShare: number;
  remainingStep: number;
  /**
   * New people after 48 + 15 questions: the squared errors of the traits, and covered intervals.
   */
  newTraits: { traits: number; squares: number; covered: number };
}

const emptyErrors = (): ItemErrors => ({
  items: 0,
  slopeSquares: 0,
  thresholdSquares: 0,
  logSlopeErrors: 0,
  covered: 0,
});

export function measureRecovery(task: RecoveryTask): RecoveryResult {
  const { truth, provisional } = getWorld(task.world);
  const random = generator(`${studySeed}/recovery ${task.world} ${task.people} ${task.shift}`);
  const population = { truth, asking: provisional, ...task, adaptiveLength: true };
  const people = surveyPeople(task.people, population, random);
  const result = calibrate(
    people.map(({ answers }) => ({ bank: provisional, answers })),
    { seed: `${studySeed} ${task.world}` },
  );
  const [setA, pool] = [emptyErrors(), emptyErrors()];
  const none = { traits: 0, squares: 0, covered: 0 };
  if (!result.converged) {
    const missing = { filteredShare: Number.NaN, remainingStep: Number.NaN, newTraits: none };
    return { converged: false, setA, pool, ...missing };
  }
  const fitted = new Map(result.fit.items.map((item) => [item.id, item]));
  for (const item of truth)
    addItem(item.isSetA ? setA : pool, item, fitted.get(item.id)!, task.shift);
  const bank = createBank(
    provisional.items,
    new Map(
      [...fitted].map(([id, { a, b }]): [string, ItemParameters] => [
        id,
        { a, b, status: 'calibrated' },
      ]),
    ),
  );
  return {
    converged: true,
    setA,
    pool,
    filteredShare: result.filtered / task.people,
    remainingStep: result.fit.remainingStep,
    newTraits: scoreNewPeople(task, truth, bank),
  };
}

/**
 * A calibration sets the population mean to 0, so that true thresholds are higher by the shift on
 * its scale. Slopes are the same on both scales.
 */
function addItem(
  sums: ItemErrors,
  truth: NaiveItem,
  fitted: {
    a: number;
    b: readonly number[];
    aError: number;
    bErrors: readonly number[];
  },
  shift: number,
): void {
  sums.items += 1;
  const slopeError = fitted.a - truth.slope;
  sums.slopeSquares += slopeError ** 2;
  sums.logSlopeErrors += Math.log(fitted.a / truth.slope);
  if (Math.abs(slopeError) < z95 * fitted.aError) sums.covered += 1;
  fitted.b.forEach((b, k) => {
    const error = b - (truth.thresholds[k]! + shift);
    sums.thresholdSquares += error ** 2;
    if (Math.abs(error) < z95 * fitted.bErrors[k]!) sums.covered += 1;
  });
}

/** New people of the same population, for whom the calibrated bank chooses Set B and scores. */
function scoreNewPeople(
  { world, people, shift, newPeople }: RecoveryTask,
  truth: readonly NaiveItem[],
  bank: Bank,
): RecoveryResult['newTraits'] {
  const random = generator(`${studySeed}/new people ${world} ${people} ${shift}`);
  const population = { truth, asking: bank, shift, careless: 0, adaptiveLength: false };
  const sums = { traits: 0, squares: 0, covered: 0 };
  for (const { latent, answers } of surveyPeople(newPeople, population, random)) {
    const { mode, covariance } = scoreAnswers(bank, answers);
    for (let t = 0; t < traitCount; t++) {
      const error = mode[t]! - (latent[t]! + shift);
      const deviation = Math.sqrt(covariance[t * latentCount + t]!);
      sums.traits += 1;
      sums.squares += error ** 2;
      if (Math.abs(error) < z95 * deviation) sums.covered += 1;
    }
  }
  return sums;
}

export interface GroupDifferencesTask {
  part: 'groupDifferences';
  world: number;
  /** The number of people in each of two groups. */
  people: number;
  /** How far the traits of the second group lie below those of the first. */
  impact: number;
}

export interface GroupDifferencesResult {
  /**
   * Items that the second group finds harder by .5 logits: their number, and how many are found.
   */
  different: number;
  detected: number;
  /** All other tested items, and how many of them are found. */
  equal: number;
  falseAlarms: number;
}

/** How much harder the items are for the second group. */
const logits = 0.5;
/** Every so-manieth item of Set A is harder. */
const stride = 8;

export function measureGroupDifferences(task: GroupDifferencesTask): GroupDifferencesResult {
  const { truth, provisional, calibrated } = getWorld(task.world);
  const isHarder = (item: NaiveItem, i: number): boolean => item.isSetA && i % stride === 3;
  const harder = truth.map((item, i) =>
    isHarder(item, i)
      ? { ...item, thresholds: item.thresholds.map((b) => b + logits / item.slope) }
      : item,
  );
  const random = generator(`${studySeed}/groups ${task.world} ${task.people} ${task.impact}`);
  const common = { asking: provisional, careless: 0, adaptiveLength: true };
  const people = [
    ...surveyPeople(task.people, { ...common, truth, shift: 0 }, random),
    ...surveyPeople(task.people, { ...common, truth: harder, shift: task.impact }, random),
  ];
  const found = differentialItemFunctioning(
    calibrated,
    people.map(({ answers }) => answers),
    people.map((_, n) => (n < task.people ? 0 : 1)),
  );
  const result = { different: 0, detected: 0, equal: 0, falseAlarms: 0 };
  const harderIds = new Set(truth.filter(isHarder).map(({ id }) => id));
  for (const { id, isDetected } of found) {
    const isDifferent = harderIds.has(id);
    result[isDifferent ? 'different' : 'equal'] += 1;
    if (isDetected) result[isDifferent ? 'detected' : 'falseAlarms'] += 1;
  }
  return result;
}
