/**
 * Measures how precisely the product estimates people whose true scores are known, by form and
 * scoring (measurement §9, §10.3 to 5).
 */

import { setACount } from '../../../src/domain/survey.ts';
import { polarityThemes } from '../../../src/domain/themes.ts';
import { computeProfile } from '../../../src/psychometrics/index.ts';
import { fixedNormalVectors } from '../../../src/psychometrics/profile/draws.ts';
import { draws } from '../../second-model/estimate.ts';
import { naiveItems, type NaiveItem } from '../../second-model/model.ts';
import { scoresOnAllItems, polarityGradient } from '../../second-model/profile.ts';
import {
  meanPolarityError,
  refusedThemes,
  themesThatAllowPairs,
} from '../../second-model/select.ts';
import {
  type Exposure,
  restrictAnswers,
  chooseFixedForm,
  chooseAtRandom,
  chooseByProduct,
  chooseDOptimal,
  chooseSequentially,
  densePosterior,
  predictedCovariance,
} from '../people/forms.ts';
import {
  type Random,
  drawPerson,
  simulateAnswers,
  trueScores,
  generator,
} from '../people/population.ts';
import { type Scoring, type World, getWorld, studySeed } from '../people/worlds.ts';
import { type Sums, mean } from '../statistics.ts';
import {
  populations,
  type Population,
  type Person,
  type Attempt,
  type PrecisionChunk,
  recordProfile,
  recordRawMeans,
} from './precision-record.ts';

/**
 * The numbers of pool items in the studied forms. `random`: the items are chosen at random.
 * `product`: the product chooses them.
 */
const lengths: Record<Scoring, { random: number[]; product: number[] }> = {
  calibrated: { random: [15, 25, 35], product: [15, 25] },
  provisional: { random: [15], product: [15, 25] },
};

function studyForms(
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
function studyMethods(person: Person, sums: Sums, alsoSequential: boolean): void {
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
function studyPopulation(
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

export interface PrecisionTask {
  part: 'precision';
  world: number;
  chunk: number;
  people: number;
  /**
   * The number of people for whom Set B is also chosen one question at a time, each after the
   * answer to the question before it.
   */
  sequential: number;
}

export function precisionChunk({
  world: index,
  chunk,
  people,
  sequential,
}: PrecisionTask): PrecisionChunk {
  const world = getWorld(index);
  const result: PrecisionChunk = {
    sums: {},
    lengths: { calibrated: [], provisional: [] },
    polaritySe: { calibrated: [], provisional: [] },
    hardNo: { usual: 0, reserved: 0, 'very reserved': 0 },
    intensities: { usual: [], reserved: [], 'very reserved': [] },
  };
  for (const population of Object.keys(populations) as Population[]) {
    const random = generator(`${studySeed}/precision ${index}.${chunk} ${population}`);
    const exposure = exposureCounts(world);
    for (let n = 0; n < people; n++) {
      const person = createPerson(world, populations[population], random);
      const attempt = { seed: `${index}.${chunk}.${n}`, exposure };
      result.intensities[population].push(...person.truth.intensity);
      result.hardNo[population] += hardNoShare(person) / people;
      if (population === 'usual') {
        studyForms(person, 'calibrated', result, attempt);
        studyForms(person, 'provisional', result, attempt);
        studyMethods(person, result.sums, n < sequential);
      } else {
        studyPopulation(person, population, result.sums, attempt);
      }
    }
  }
  return result;
}

/** Returns a function that looks up exposure counts by name. The counts of a new name are zero. */
function exposureCounts(world: World): Attempt['exposure'] {
  const counts = new Map<string, Exposure>();
  return (name) => {
    const known = counts.get(name) ?? world.truth.map(() => 0);
    counts.set(name, known);
    return known;
  };
}

function createPerson(world: World, shift: number, random: Random): Person {
  const latent = drawPerson(random, shift);
  const answers = simulateAnswers(world.truth, latent, random);
  return { world, latent, answers, truth: trueScores(world.truth, latent), random };
}

function hardNoShare({ answers }: Person): number {
  return mean(answers.slice(0, setACount).map((answer) => Number(answer === 1)));
}
