/**
 * Scores each person on several forms. They differ in the number of pool items, in how these are
 * chosen, and in the parameters that score the answers.
 */

import { polarityThemes } from '../../../src/domain/themes.ts';
import { computeProfile } from '../../../src/psychometrics/index.ts';
import { fixedNormalVectors } from '../../../src/psychometrics/profile/draws.ts';
import { scoresOnAllItems, polarityGradient } from '../../naive/domains.ts';
import { draws } from '../../naive/draws.ts';
import { naiveItems, type NaiveItem } from '../../naive/model.ts';
import { meanPolarityError, refusedThemes, themesThatAllowPairs } from '../../naive/select.ts';
import { chooseFixedForm } from '../../people/fixed-form.ts';
import {
  chooseAtRandom,
  chooseByProduct,
  chooseDOptimal,
  chooseSequentially,
  densePosterior,
  predictedCovariance,
  restrictAnswers,
} from '../../people/forms.ts';
import type { Scoring, World } from '../../people/worlds.ts';
import { mean } from '../statistics.ts';
import type { Sums } from '../sums.ts';
import type { Attempt, Person, Population, PrecisionChunk } from './person.ts';
import { recordProfile, recordRawMeans } from './record.ts';

/**
 * The numbers of pool items in the studied forms. `random`: the items are chosen at random.
 * `product`: the product chooses them.
 */
const lengths: Record<Scoring, { random: number[]; product: number[] }> = {
  calibrated: { random: [15, 25, 35], product: [15, 25] },
  provisional: { random: [15], product: [15, 25] },
};

export function studyForms(
  person: Person,
  scoring: Scoring,
  result: PrecisionChunk,
  { seed, exposure }: Attempt,
): void {
  const { world, answers } = person;
  const bank = world[scoring];
  const record = (form: string, chosen: readonly number[]): void =>
    recordProfile(person, bank, result.sums, [
      `${scoring} ${form}`,
      restrictAnswers(answers, chosen),
    ]);
  const choose = (targetCount: number, adaptiveLength: boolean): number[] =>
    chooseByProduct(bank, answers, exposure(`${scoring} ${targetCount} ${adaptiveLength}`), {
      targetCount,
      adaptiveLength,
      seed,
    });
  record('48', []);
  for (const count of lengths[scoring].random)
    record(`48+${count} random`, chooseAtRandom(world.truth, person.random, count));
  for (const count of lengths[scoring].product)
    record(`48+${count} adaptive`, choose(count, false));
  record('48+15 fixed', chooseFixedForm(world.index, scoring));
  const adaptive = choose(15, true);
  record('48+adaptive length', adaptive);
  result.lengths[scoring].push(adaptive.length);
  result.polaritySe[scoring].push(polarityErrors(person, scoring, adaptive));
  if (scoring === 'calibrated')
    record(
      'all 128',
      answers.map((_, i) => i),
    );
}

/**
 * Returns the mean standard error of the polarities: as predicted for the chosen items, and as
 * reported after they are answered.
 */
function polarityErrors(
  { world, answers }: Person,
  scoring: Scoring,
  chosen: readonly number[],
): [predicted: number, reported: number] {
  const items = scoredItems(world, scoring);
  const before = densePosterior(world[scoring], restrictAnswers(answers));
  const gradients = polarityThemes.map((theme) => polarityGradient(items, before.mode, theme));
  const { polarities } = computeProfile(world[scoring], restrictAnswers(answers, chosen));
  return [
    meanPolarityError(gradients, predictedCovariance(items, before, chosen)),
    mean(polarityThemes.map((theme) => polarities[theme].se)),
  ];
}

function scoredItems(world: World, scoring: Scoring): readonly NaiveItem[] {
  return scoring === 'calibrated' ? world.truth : naiveItems(world.provisional.items);
}

/**
 * Records the results of other methods: a Set B without calibration slots, a Set B that is chosen
 * one question at a time, and the means of raw answers.
 */
export function studyMethods(person: Person, sums: Sums, alsoSequential: boolean): void {
  const {
    world: { truth, calibrated },
    answers,
  } = person;
  const record = (form: string, chosen: readonly number[]): void =>
    recordProfile(person, calibrated, sums, [
      `calibrated ${form}`,
      restrictAnswers(answers, chosen),
    ]);
  const posterior = densePosterior(calibrated, restrictAnswers(answers));
  const rules = {
    allowsPairs: themesThatAllowPairs(
      draws(posterior, fixedNormalVectors()).map((theta) => scoresOnAllItems(truth, theta)),
    ),
    refused: refusedThemes(truth, restrictAnswers(answers)),
  };
  const batch = chooseDOptimal(truth, posterior, rules, 15);
  record('48+15 D-optimal', batch);
  record('48+25 D-optimal', chooseDOptimal(truth, posterior, rules, 25));
  recordRawMeans(person, sums, batch);
  if (!alsoSequential) return;
  record('48+15 D-optimal, the same people', batch);
  const oneByOne = chooseSequentially(calibrated, truth, answers, { rules, count: 15 });
  record('48+15 one by one', oneByOne);
}

/**
 * Records the scores of a person on the main forms, computed with the true item parameters. The
 * person comes from a population whose mean is below that of the prior.
 */
export function studyPopulation(
  person: Person,
  population: Population,
  sums: Sums,
  { seed, exposure }: Attempt,
): void {
  const { world, answers } = person;
  const forms: Record<string, number[]> = {
    '48': [],
    '48+15 random': chooseAtRandom(world.truth, person.random, 15),
    '48+15 fixed': chooseFixedForm(world.index, 'calibrated'),
    '48+15 adaptive': chooseByProduct(world.calibrated, answers, exposure(population), {
      targetCount: 15,
      adaptiveLength: false,
      seed,
    }),
  };
  for (const [form, chosen] of Object.entries(forms)) {
    recordProfile(person, world.calibrated, sums, [
      `${population} ${form}`,
      restrictAnswers(answers, chosen),
    ]);
  }
}
