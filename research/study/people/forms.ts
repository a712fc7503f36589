/** Ways to choose the pool items that follow the 48 items of Set A. */

import {
  selectSetB,
  type Answers,
  type Bank,
  computeProfile,
  type Profile,
} from 'spark-psychometrics';
import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { themes } from '../../../src/domain/themes.ts';
import type { NaivePosterior } from '../../second-model/estimate.ts';
import { type NaiveItem, naiveItems } from '../../second-model/model.ts';
import {
  isAdmissible,
  selectBatch,
  startSelection,
  type PersonRules,
  type SelectionState,
  choose,
  quadraticForm,
} from '../../second-model/select.ts';
import { type Random, drawPerson, simulateAnswers, generator } from './population.ts';
import { getWorld, studySeed, type Scoring, type World } from './worlds.ts';

/** Keeps the answers to Set A and to the given pool items, and replaces all others with null. */
export function restrictAnswers(
  answers: readonly number[],
  pool: readonly number[] = [],
): (number | null)[] {
  return answers.map((answer, i) => (i < setACount || pool.includes(i) ? answer : null));
}

/** Returns the product's posterior in the dense form of the naive program. */
export function densePosterior(bank: Bank, answers: Answers): NaivePosterior {
  const { mode, covariance } = scoreAnswers(bank, answers);
  const n = mode.length;
  return {
    mode: Array.from(mode),
    covariance: Array.from(mode, (_, i) => Array.from(covariance.subarray(i * n, (i + 1) * n))),
  };
}

/** The rules for forms that do not depend on the person: all pairs allowed, no theme refused. */
export function rulesForEverybody(): PersonRules {
  return { allowsPairs: themes.map(() => true), refused: themes.map(() => false) };
}

/** Chooses Set B as the server does. */
export function chooseByProduct(
  bank: Bank,
  answers: readonly number[],
  options: { targetCount: number; adaptiveLength: boolean; seed: string },
): number[] {
  const ids = selectSetB(bank, restrictAnswers(answers), options);
  return ids.map((id) => bank.items.findIndex((item) => item.id === id));
}

/**
 * Returns the answers to Set A and to the Set B that the product chooses, 15 to 25 questions unless
 * said otherwise.
 */
export function takeSurvey(
  bank: Bank,
  answers: readonly number[],
  {
    targetCount = 15,
    adaptiveLength = true,
    seed,
  }: { targetCount?: number; adaptiveLength?: boolean; seed: string },
): (number | null)[] {
  const options = { targetCount, adaptiveLength, seed };
  return restrictAnswers(answers, chooseByProduct(bank, answers, options));
}

/** Returns the profile of a person after Set A and the Set B that the product chooses. */
export function answerForm(
  { truth, provisional: bank }: World,
  latent: readonly number[],
  random: Random,
  seed: string,
): { profile: Profile; answers: (number | null)[] } {
  const complete = simulateAnswers(truth, latent, random);
  const answers = takeSurvey(bank, complete, { seed });
  return { profile: computeProfile(bank, answers), answers };
}

/** Returns an empty selection that serves only to check the rules. */
function rulesOnly(items: readonly NaiveItem[]): SelectionState {
  return {
    items,
    precision: [],
    covariance: [],
    weights: [],
    ...rulesForEverybody(),
    chosen: [],
  };
}

/** Returns `count` random items that satisfy the rules for themes and facets. */
export function chooseAtRandom(
  items: readonly NaiveItem[],
  random: Random,
  count: number,
): number[] {
  for (;;) {
    const state = rulesOnly(items);
    while (state.chosen.length < count) {
      const admissible = items.flatMap((_, i) => (isAdmissible(state, i, count) ? [i] : []));
      if (admissible.length === 0) break;
      state.chosen.push(admissible[random.below(admissible.length)]!);
    }
    if (state.chosen.length === count) return state.chosen;
  }
}

/**
 * Returns `count` items that the naive program chooses greedily for the most information. No place
 * is reserved for a random item (calibration slot).
 */
export function chooseDOptimal(
  items: readonly NaiveItem[],
  posterior: NaivePosterior,
  rules: PersonRules,
  count: number,
): number[] {
  return selectBatch(startSelection(items, posterior, rules), posterior.mode, {
    minLength: count,
    adaptiveLength: false,
  });
}

const trainingPeople = 100;
const length = 15;

const fixedForms = new Map<string, number[]>();

/**
 * Chooses 15 pool items one after the other. Each choice is the item with the largest mean
 * information gain over 100 people who have answered Set A and are not used elsewhere in the study.
 * The result is computed once per world and scoring.
 */
export function chooseFixedForm(worldIndex: number, scoring: Scoring): number[] {
  const key = `${worldIndex} ${scoring}`;
  const known = fixedForms.get(key);
  if (known) return known;
  const world = getWorld(worldIndex);
  const random = generator(`${studySeed}/training ${worldIndex}`);
  const items = scoring === 'calibrated' ? world.truth : naiveItems(world.provisional.items);
  const states = Array.from({ length: trainingPeople }, () => {
    const answers = simulateAnswers(world.truth, drawPerson(random, 0), random);
    const posterior = densePosterior(world[scoring], restrictAnswers(answers));
    return startSelection(items, posterior, rulesForEverybody());
  });
  const rules = rulesOnly(items);
  while (rules.chosen.length < length) {
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
    if (!isAdmissible(rules, i, length)) return;
    const gain = states.reduce(
      (sum, state) =>
        sum + Math.log(1 + state.weights[i]! * quadraticForm(state.covariance, item.slopes)),
      0,
    );
    if (gain > bestGain) [best, bestGain] = [i, gain];
  });
  return best;
}

/** Moves the answers to random places among the answered questions (Fisher and Yates). */
export function shuffleAnswers(survey: Answers, random: Random): Answers {
  const values = survey.filter((answer) => answer !== null);
  for (let i = values.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return survey.map((answer) => (answer === null ? null : values.pop()!));
}
