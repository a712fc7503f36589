/** Does a calibration recover the true parameters (measurement §8)? */

import { type Bank, createBank, type ItemParameters } from 'spark-psychometrics';
import { startingContrastVariance } from '../../../packages/psychometrics/src/bank/prior.ts';
import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { z95 } from '../../../src/domain/scoring.ts';
import { calibrate } from '../../calibration/calibrate.ts';
import type { ItemEstimate } from '../../calibration/fit.ts';
import { latentCount, type NaiveItem, traitCount } from '../../second-model/model.ts';
import { generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question, shortNumber, table } from '../question.ts';
import { mean, sum } from '../statistics.ts';
import { surveyPeople } from './surveyed-people.ts';

/** A calibration of simulated people, repeated in several worlds. */
interface Condition {
  readonly name: string;
  readonly people: number;
  readonly shift: number;
  readonly careless: number;
  readonly contrastVariance?: number;
  readonly worlds: number;
}

const of = (people: number, worlds: number) => ({ people, worlds, shift: 0, careless: 0 });

const conditions: readonly Condition[] = [
  { name: '500', ...of(500, 3) },
  { name: '500, shifted', ...of(500, 3), shift: 0.6 },
  { name: '500, 10 % careless', ...of(500, 3), careless: 0.1 },
  { name: '2,000', ...of(2000, 1) },
  { name: '2,000, shifted', ...of(2000, 1), shift: 0.6 },
  { name: '2,000, 10 % careless', ...of(2000, 1), careless: 0.1 },
  { name: '2,000, contrasts .6', ...of(2000, 1), contrastVariance: 0.6 },
  { name: '2,000, contrasts 1.2', ...of(2000, 1), contrastVariance: 1.2 },
  { name: '10,000', ...of(10_000, 1) },
];

type RecoveryTask = Omit<Condition, 'worlds'> & { world: number };

const firstWorld = 400;
const newPeople = 400;

/** Sums of squared errors and other sums over the items of a form. */
interface ItemErrors {
  items: number;
  slopeSquares: number;
  /** Summed over the six thresholds of each item. */
  thresholdSquares: number;
  logSlopeErrors: number;
  /** The number of slopes and thresholds whose 95 % interval contains the truth. */
  covered: number;
}

interface Recovery {
  name: string;
  converged: boolean;
  /** Zero if it has not converged. */
  setA: ItemErrors;
  pool: ItemErrors;
  filteredShare: number;
  remainingStep: number;
  /** The estimated variance of the contrasts. */
  contrastVariance: number;
  /** New people after 48 + 15 questions: squared errors of the traits, and covered intervals. */
  newTraits: {
    traits: number;
    squares: number;
    covered: number;
    coveredContrasts: number;
  };
}

const noErrors = (): ItemErrors => ({
  items: 0,
  slopeSquares: 0,
  thresholdSquares: 0,
  logSlopeErrors: 0,
  covered: 0,
});

function simulate(task: RecoveryTask): Recovery {
  const { name, world, people: count, shift } = task;
  const { truth, provisional } = getWorld(world);
  const random = generator(`${studySeed}/recovery ${world} ${count} ${shift}`);
  const people = surveyPeople(count, { ...task, truth, asking: provisional }, random);
  const result = calibrate(
    people.map(({ answers }) => ({ bank: provisional, answers })),
    { seed: `${studySeed} ${world}` },
  );
  const [setA, pool] = [noErrors(), noErrors()];
  const { converged } = result;
  if (!result.converged) {
    const newTraits = { traits: 0, squares: 0, covered: 0, coveredContrasts: 0 };
    const none = Number.NaN;
    const missing = { filteredShare: none, remainingStep: none, contrastVariance: none, newTraits };
    return { name, converged, setA, pool, ...missing };
  }
  const { contrastVariance } = result.fit;
  const fitted = new Map(result.fit.items.map((item) => [item.id, item]));
  for (const item of truth) addItem(item.isSetA ? setA : pool, item, fitted.get(item.id)!, shift);
  const parameters = [...fitted].map(([id, { a, b }]): [string, ItemParameters] => [
    id,
    { a, b, status: 'calibrated' },
  ]);
  return {
    name,
    converged,
    setA,
    pool,
    filteredShare: result.filtered / count,
    remainingStep: result.fit.remainingStep,
    contrastVariance,
    newTraits: scoreNewPeople(
      task,
      truth,
      createBank(provisional.items, new Map(parameters), contrastVariance),
    ),
  };
}

/**
 * A calibration sets the population mean to 0, so that true thresholds are higher by the shift on
 * its scale. Slopes are the same on both scales.
 */
function addItem(sums: ItemErrors, truth: NaiveItem, fitted: ItemEstimate, shift: number): void {
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
  task: RecoveryTask,
  truth: readonly NaiveItem[],
  bank: Bank,
): Recovery['newTraits'] {
  const { world, people, shift } = task;
  const random = generator(`${studySeed}/new people ${world} ${people} ${shift}`);
  const population = { ...task, truth, asking: bank, careless: 0, adaptiveLength: false };
  const sums = { traits: 0, squares: 0, covered: 0, coveredContrasts: 0 };
  for (const { latent, answers } of surveyPeople(newPeople, population, random)) {
    const { mode, covariance } = scoreAnswers(bank, answers);
    for (const t of indices(traitCount)) {
      const error = mode[t]! - (latent[t]! + shift);
      const deviation = Math.sqrt(covariance[t * latentCount + t]!);
      sums.traits += 1;
      sums.squares += error ** 2;
      if (Math.abs(error) < z95 * deviation) sums.covered += 1;
    }
    for (let d = traitCount; d < latentCount; d++) {
      const deviation = Math.sqrt(covariance[d * latentCount + d]!);
      if (Math.abs(mode[d]! - latent[d]!) < z95 * deviation) sums.coveredContrasts += 1;
    }
  }
  return sums;
}

interface FormFigures {
  slopeRmse: number;
  thresholdRmse: number;
  /** The mean error of log a. */
  logSlopeBias: number;
  /** The share of slopes and thresholds whose 95 % interval contains the truth. */
  coverage: number;
}

interface ConditionFigures extends Condition {
  /** The number of worlds whose calibration converged. */
  converged: number;
  setA: FormFigures;
  pool: FormFigures;
  /** The mean error of log a over all items. */
  logSlopeBias: number;
  filteredShare: number;
  remainingStep: number;
  newTraitRmse: number;
  newTraitCoverage: number;
  newContrastCoverage: number;
  estimatedContrastVariance: number;
  contrastError: number;
}

function formFigures(errors: readonly ItemErrors[]): FormFigures {
  const total = (name: keyof ItemErrors): number => sum(errors.map((error) => error[name]));
  const items = total('items');
  return {
    slopeRmse: Math.sqrt(total('slopeSquares') / items),
    thresholdRmse: Math.sqrt(total('thresholdSquares') / (6 * items)),
    logSlopeBias: total('logSlopeErrors') / items,
    coverage: total('covered') / (7 * items),
  };
}

function measure(recoveries: readonly Recovery[]): ConditionFigures[] {
  return conditions.flatMap((condition) => {
    const own = recoveries.filter(({ name }) => name === condition.name);
    if (own.length === 0) return [];
    const newTraits = (name: keyof Recovery['newTraits']): number =>
      sum(own.map((recovery) => recovery.newTraits[name]));
    const { contrastVariance = startingContrastVariance } = condition;
    const estimatedContrastVariance = mean(own.map((recovery) => recovery.contrastVariance));
    return {
      ...condition,
      converged: own.filter(({ converged }) => converged).length,
      setA: formFigures(own.map(({ setA }) => setA)),
      pool: formFigures(own.map(({ pool }) => pool)),
      logSlopeBias: formFigures(own.flatMap(({ setA, pool }) => [setA, pool])).logSlopeBias,
      filteredShare: mean(own.map(({ filteredShare }) => filteredShare)),
      remainingStep: mean(own.map(({ remainingStep }) => remainingStep)),
      newTraitRmse: Math.sqrt(newTraits('squares') / newTraits('traits')),
      newTraitCoverage: newTraits('covered') / newTraits('traits'),
      newContrastCoverage:
        ((newTraits('coveredContrasts') / newTraits('traits')) * traitCount) /
        (latentCount - traitCount),
      estimatedContrastVariance,
      contrastError: Math.abs(estimatedContrastVariance / contrastVariance - 1),
    };
  });
}

/** The largest errors by the number of people, with the 15 % that sampling may add. */
const limits: Readonly<
  Record<number, { setA: [a: number, b: number]; pool: [a: number, b: number]; newTraits: number }>
> = {
  500: { setA: [0.276, 0.138], pool: [0.3795, 0.253], newTraits: 0.472 },
  2000: { setA: [0.1495, 0.069], pool: [0.2875, 0.1725], newTraits: 0.468 },
  10_000: { setA: [0.069, 0.046], pool: [0.1725, 0.0805], newTraits: 0.466 },
};

function conditionBars(figures: ConditionFigures): Bar[] {
  const { name, people, careless, converged, worlds, setA, pool, logSlopeBias } = figures;
  const max = limits[people]!;
  const settled: Bar = ['11a', `${name}: converged`, { min: 1 }, converged / worlds];
  if (careless > 0)
    return [
      settled,
      ['11b', `${name}: absolute bias of log a`, { max: 0.03 }, Math.abs(logSlopeBias)],
    ];
  return [
    settled,
    ['11c', `${name}: RMSE of a, Set A`, { max: max.setA[0] }, setA.slopeRmse],
    ['11c', `${name}: RMSE of b, Set A`, { max: max.setA[1] }, setA.thresholdRmse],
    ['11c', `${name}: RMSE of a, pool`, { max: max.pool[0] }, pool.slopeRmse],
    ['11c', `${name}: RMSE of b, pool`, { max: max.pool[1] }, pool.thresholdRmse],
    ['11d', `${name}: new people, RMSE of traits`, { max: max.newTraits }, figures.newTraitRmse],
    ['11d', `${name}: new people, coverage`, { min: 0.92 }, figures.newTraitCoverage],
    [
      '11g',
      `${name}: variance of the contrasts, relative error`,
      { max: people < 2000 ? 0.25 : 0.15 },
      figures.contrastError,
    ],
    [
      '11h',
      `${name}: new people, coverage of contrasts`,
      { min: 0.92 },
      figures.newContrastCoverage,
    ],
  ];
}

const report = (all: readonly ConditionFigures[]): string[] => [
  '## Recovery',
  'Simulated people answer the form that the product chooses for them under its starting values; `calibrate` filters them and fits twice. A shifted population lies .6 below the zero of the true parameters, whose thresholds are raised by .6 before they are compared. Mean error of log a, share of 95 % intervals that contain the truth, share of people filtered, and the step that remains, in standard errors; of the contrasts, the estimated variance and the share of new people’s intervals:',
  table(
    ['People', 'worlds', 'log a: A, pool', 'covered: A, pool', 'contrasts', 'filtered', 'step'],
    all.map(({ name, worlds, setA, pool, filteredShare, remainingStep, ...contrasts }) => [
      name,
      String(worlds),
      `${shortNumber(setA.logSlopeBias)}, ${shortNumber(pool.logSlopeBias)}`,
      `${shortNumber(setA.coverage)}, ${shortNumber(pool.coverage)}`,
      `${shortNumber(contrasts.estimatedContrastVariance)}, ${shortNumber(contrasts.newContrastCoverage)}`,
      shortNumber(filteredShare),
      shortNumber(remainingStep),
    ]),
  ),
];

export const recovery: Question<RecoveryTask, Recovery, ConditionFigures[]> = {
  plan: (isQuick) =>
    conditions
      .filter(({ people }) => !isQuick || people === 500)
      .flatMap(({ worlds, ...condition }) =>
        indices(worlds).map((world) => ({ ...condition, world: firstWorld + world })),
      ),
  effort: ({ people }) => people * 15 + 8000,
  simulate,
  measure,
  bars: (all) => all.flatMap(conditionBars),
  report,
};
