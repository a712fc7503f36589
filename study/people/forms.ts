/** Which questions of the pool follow the 48: by the product, at random, one good choice for everybody, one at a time. */

import { selectSetB, type Answers, type Bank } from '../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../src/psychometrics/profile/posterior.ts';
import type { NaivePosterior } from '../naive/estimate.ts';
import { themeNames, naiveItems, type NaiveItem } from '../naive/model.ts';
import {
  averagedInformation,
  bestNext,
  choose,
  covarianceWith,
  mayFollow,
  quadraticForm,
  selectBatch,
  startSelection,
  type SelectionState,
} from '../naive/select.ts';
import { answersOf, drawPerson } from './population.ts';
import { generator, type Random } from './random.ts';
import { studySeed, worldOf, type Scoring } from './worlds.ts';

const setACount = 48;
const trainingPeople = 100;

/** The answers to Set A and to the given pool items; null elsewhere. */
export function only(answers: readonly number[], pool: readonly number[] = []): (number | null)[] {
  return answers.map((answer, i) => (i < setACount || pool.includes(i) ? answer : null));
}

export function posteriorOf(bank: Bank, answers: Answers): NaivePosterior {
  const { mode, covariance } = scoreAnswers(bank, answers);
  const n = mode.length;
  return {
    mode: Array.from(mode),
    covariance: Array.from(mode, (_, i) => Array.from(covariance.subarray(i * n, (i + 1) * n))),
  };
}

/** No pair rule: a choice made for everybody, or at random, cannot know who is a switch. */
function everySide(): boolean[] {
  return themeNames.map(() => true);
}

/** One exposure count per item, which grows with every choice, as the server keeps it. */
export type Exposure = number[];

/** The product's own choice, as the server calls it. */
export function productChoice(
  bank: Bank,
  answers: readonly number[],
  exposure: Exposure,
  options: { targetCount: number; adaptiveLength: boolean; seed: string },
): number[] {
  const ids = selectSetB(bank, only(answers), { ...options, exposure });
  const chosen = ids.map((id) => bank.items.findIndex((item) => item.id === id));
  for (const i of chosen) exposure[i]! += 1;
  return chosen;
}

function emptyState(items: readonly NaiveItem[]): SelectionState {
  return { items, precision: [], covariance: [], weights: [], bothSides: everySide(), chosen: [] };
}

/** `count` random items under the same rules for themes and facets ('balanced'). */
export function randomChoice(items: readonly NaiveItem[], random: Random, count: number): number[] {
  for (;;) {
    const state = emptyState(items);
    while (state.chosen.length < count) {
      const admissible = items.flatMap((_, i) => (mayFollow(state, i, count) ? [i] : []));
      if (admissible.length === 0) break;
      state.chosen.push(admissible[random.below(admissible.length)]!);
    }
    if (state.chosen.length === count) return state.chosen;
  }
}

/** The batch of `count` that adds most information, without calibration slots. */
export function pureChoice(
  items: readonly NaiveItem[],
  posterior: NaivePosterior,
  bothSides: boolean[],
  count: number,
): number[] {
  return selectBatch(startSelection(items, posterior, bothSides), posterior.mode, {
    least: count,
    mayGrow: false,
  });
}

/** `count` items one at a time, everything estimated afresh after each answer; no calibration slots. */
export function sequentialChoice(
  bank: Bank,
  items: readonly NaiveItem[],
  answers: readonly number[],
  rules: { bothSides: boolean[]; count: number },
): number[] {
  const chosen: number[] = [];
  while (chosen.length < rules.count) {
    const state = startSelection(items, posteriorOf(bank, only(answers, chosen)), rules.bothSides);
    state.chosen.push(...chosen);
    chosen.push(bestNext(state, rules.count));
  }
  return chosen;
}

const fixedForms = new Map<string, number[]>();

/**
 * The best 15 for everybody: greedy in the mean gain over 100 people of the world who are not studied, each after the 48.
 * Worked out once per world and scoring.
 */
export function fixedChoice(worldIndex: number, scoring: Scoring): number[] {
  const key = `${worldIndex} ${scoring}`;
  const known = fixedForms.get(key);
  if (known) return known;
  const world = worldOf(worldIndex);
  const random = generator(`${studySeed}/training ${worldIndex}`);
  const items = scoring === 'calibrated' ? world.truth : naiveItems(world.provisional.items);
  const states = Array.from({ length: trainingPeople }, () => {
    const answers = answersOf(world.truth, drawPerson(random, 0), random);
    return startSelection(items, posteriorOf(world[scoring], only(answers)), everySide());
  });
  const rules = emptyState(items);
  while (rules.chosen.length < 15) {
    const next = bestOnAverage(states, rules);
    rules.chosen.push(next);
    for (const state of states) choose(state, next);
  }
  fixedForms.set(key, rules.chosen);
  return rules.chosen;
}

function bestOnAverage(states: readonly SelectionState[], rules: SelectionState): number {
  let [best, bestGain] = [-1, -1];
  rules.items.forEach((item, i) => {
    if (!mayFollow(rules, i, 15)) return;
    const gain = states.reduce(
      (sum, state) =>
        sum + Math.log(1 + state.weights[i]! * quadraticForm(state.covariance, item.slopes)),
      0,
    );
    if (gain > bestGain) [best, bestGain] = [i, gain];
  });
  return best;
}

/** The covariance that the choice promises: each chosen item's information averaged over the posterior after the 48. */
export function predictedCovariance(
  items: readonly NaiveItem[],
  posterior: NaivePosterior,
  chosen: readonly number[],
): number[][] {
  const weights = items.map((item, i) =>
    chosen.includes(i) ? averagedInformation(item, posterior) : 0,
  );
  const state = { ...startSelection([], posterior, []), items, weights };
  for (const i of chosen) Object.assign(state, covarianceWith(state, i));
  return state.covariance;
}
