/** Chooses the best fixed form, in which all people answer the same pool items. */

import { naiveItems } from '../naive/model.ts';
import {
  choose,
  isAdmissible,
  quadraticForm,
  startSelection,
  type SelectionState,
} from '../naive/select.ts';
import { rulesForEverybody, densePosterior, restrictAnswers, rulesOnly } from './forms.ts';
import { drawPerson, simulateAnswers } from './population.ts';
import { generator } from './random.ts';
import { getWorld, studySeed, type Scoring } from './worlds.ts';

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
