/** Known people, every form, every scoring: what the product says of them against what is true (measurement §9, §10.3 to 5). */

import { computeProfile, type Answers, type Bank } from '../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../src/psychometrics/profile/posterior.ts';
import { fixedNormalVectors } from '../../src/psychometrics/profile/posterior.ts';
import { domainScores, draws, polarityGradient, type Shown } from '../naive/domains.ts';
import {
  naiveItems,
  polarityNames,
  size,
  themeNames,
  traits,
  type NaiveItem,
} from '../naive/model.ts';
import { meanPolarityError, themesFromBothSides } from '../naive/select.ts';
import {
  fixedChoice,
  only,
  posteriorOf,
  predictedCovariance,
  productChoice,
  pureChoice,
  randomChoice,
  sequentialChoice,
  type Exposure,
} from '../people/forms.ts';
import { answersOf, drawPerson, truthOf } from '../people/population.ts';
import { generator, type Random } from '../people/random.ts';
import { studySeed, worldOf, type Scoring, type World } from '../people/worlds.ts';
import { mean, observe, type Sums } from './sums.ts';

export interface PrecisionTask {
  part: 'precision';
  world: number;
  chunk: number;
  people: number;
  /** How many of them are also asked one question at a time. */
  sequential: number;
}

export interface PrecisionChunk {
  sums: Sums;
  /** Length of the adaptive Set B. */
  lengths: Record<Scoring, number[]>;
  /** Mean polarity error promised when Set B is chosen, and the one shown after it, of each person (adaptive length). */
  promised: Record<Scoring, [number, number][]>;
  /** Share of answers 1 ('Hard No') to Set A in each population. */
  hardNo: Record<Population, number>;
  /** True intensities of the ten themes, all people in one list. */
  intensities: Record<Population, number[]>;
}

/** How far all 17 traits lie below the prior's centre. */
export const populations = { usual: 0, reserved: 0.9, 'very reserved': 2.2 } as const;
export type Population = keyof typeof populations;

interface Person {
  world: World;
  latent: number[];
  answers: number[];
  truth: Shown;
  random: Random;
}

export function precisionChunk({
  world: index,
  chunk,
  people,
  sequential,
}: PrecisionTask): PrecisionChunk {
  const world = worldOf(index);
  const result: PrecisionChunk = {
    sums: {},
    lengths: { calibrated: [], provisional: [] },
    promised: { calibrated: [], provisional: [] },
    hardNo: { usual: 0, reserved: 0, 'very reserved': 0 },
    intensities: { usual: [], reserved: [], 'very reserved': [] },
  };
  for (const population of Object.keys(populations) as Population[]) {
    const random = generator(`${studySeed}/precision ${index}.${chunk} ${population}`);
    const exposures = new Map<string, Exposure>();
    const exposure = (name: string): Exposure => {
      const known = exposures.get(name) ?? world.truth.map(() => 0);
      exposures.set(name, known);
      return known;
    };
    for (let n = 0; n < people; n++) {
      const latent = drawPerson(random, populations[population]);
      const answers = answersOf(world.truth, latent, random);
      const person: Person = {
        world,
        latent,
        answers,
        truth: truthOf(world.truth, latent),
        random,
      };
      result.intensities[population].push(...person.truth.intensity);
      const seed = `${index}.${chunk}.${n}`;
      result.hardNo[population] +=
        mean(answers.slice(0, 48).map((answer) => Number(answer === 1))) / people;
      if (population === 'usual') {
        studyForms(person, 'calibrated', result, { seed, exposure });
        studyForms(person, 'provisional', result, { seed, exposure });
        studyMethods(person, result.sums, n < sequential);
      } else {
        studyPopulation(person, population, result.sums, { seed, exposure });
      }
    }
  }
  return result;
}

interface Attempt {
  seed: string;
  exposure(name: string): Exposure;
}

const lengthsOf: Record<Scoring, { random: number[]; product: number[] }> = {
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
    recordProfile(person, bank, result.sums, [`${scoring} ${form}`, only(answers, chosen)]);
  const choice = (targetCount: number, adaptiveLength: boolean): number[] =>
    productChoice(bank, answers, exposure(`${scoring} ${targetCount} ${adaptiveLength}`), {
      targetCount,
      adaptiveLength,
      seed,
    });
  record('48', []);
  for (const count of lengthsOf[scoring].random)
    record(`48+${count} random`, randomChoice(world.truth, person.random, count));
  for (const count of lengthsOf[scoring].product)
    record(`48+${count} adaptive`, choice(count, false));
  record('48+15 fixed', fixedChoice(world.index, scoring));
  const adaptive = choice(15, true);
  record('48+adaptive length', adaptive);
  result.lengths[scoring].push(adaptive.length);
  result.promised[scoring].push(promise(person, scoring, adaptive));
  if (scoring === 'calibrated')
    record(
      'all 128',
      answers.map((_, i) => i),
    );
}

/** Promised and shown mean polarity error of one person's adaptive Set B. */
function promise(
  { world, answers }: Person,
  scoring: Scoring,
  chosen: readonly number[],
): [number, number] {
  const items = itemsOf(world, scoring);
  const before = posteriorOf(world[scoring], only(answers));
  const gradients = polarityNames.map((theme) => polarityGradient(items, before.mode, theme));
  const { polarities } = computeProfile(world[scoring], only(answers, chosen));
  return [
    meanPolarityError(gradients, predictedCovariance(items, before, chosen)),
    mean(polarityNames.map((theme) => polarities[theme].se)),
  ];
}

function itemsOf(world: World, scoring: Scoring): readonly NaiveItem[] {
  return scoring === 'calibrated' ? world.truth : naiveItems(world.provisional.items);
}

/** Pure D-optimal batch, one question at a time, and raw means of answers instead of the model. */
function studyMethods(person: Person, sums: Sums, alsoSequential: boolean): void {
  const {
    world: { truth, calibrated },
    answers,
  } = person;
  const posterior = posteriorOf(calibrated, only(answers));
  const bothSides = themesFromBothSides(
    draws(posterior, fixedNormalVectors()).map((theta) => domainScores(truth, theta)),
  );
  const pure = pureChoice(truth, posterior, bothSides, 15);
  recordProfile(person, calibrated, sums, ['calibrated 48+15 D-optimal', only(answers, pure)]);
  recordProfile(person, calibrated, sums, [
    'calibrated 48+25 D-optimal',
    only(answers, pureChoice(truth, posterior, bothSides, 25)),
  ]);
  recordRawMeans(person, sums, pure);
  if (!alsoSequential) return;
  recordProfile(person, calibrated, sums, [
    'calibrated 48+15 D-optimal, the same people',
    only(answers, pure),
  ]);
  const chosen = sequentialChoice(calibrated, truth, answers, { bothSides, count: 15 });
  recordProfile(person, calibrated, sums, ['calibrated 48+15 one by one', only(answers, chosen)]);
}

function studyPopulation(
  person: Person,
  population: Population,
  sums: Sums,
  { seed, exposure }: Attempt,
): void {
  const { world, answers } = person;
  const forms: Record<string, number[]> = {
    '48': [],
    '48+15 random': randomChoice(world.truth, person.random, 15),
    '48+15 fixed': fixedChoice(world.index, 'calibrated'),
    '48+15 adaptive': productChoice(world.calibrated, answers, exposure(population), {
      targetCount: 15,
      adaptiveLength: false,
      seed,
    }),
  };
  for (const [form, chosen] of Object.entries(forms)) {
    recordProfile(person, world.calibrated, sums, [`${population} ${form}`, only(answers, chosen)]);
  }
}

/** Estimate, margin and truth of everything that the profile shows, and of the 17 traits behind it. */
function recordProfile(
  { latent, truth }: Person,
  bank: Bank,
  sums: Sums,
  [condition, answers]: [string, Answers],
): void {
  const { mode, covariance } = scoreAnswers(bank, answers);
  for (let t = 0; t < traits; t++) {
    observe(
      sums,
      `${condition}|theta|${t}`,
      { value: mode[t]!, se: Math.sqrt(covariance[t * size + t]!) },
      latent[t]!,
    );
  }
  const profile = computeProfile(bank, answers);
  themeNames.forEach((theme, i) => {
    const { fantasy, activity, gap } = profile.dimensions[theme];
    observe(sums, `${condition}|intensity|${theme}`, profile.scores[theme], truth.intensity[i]!);
    observe(sums, `${condition}|fantasy|${theme}`, fantasy, truth.fantasy[i]!);
    observe(sums, `${condition}|activity|${theme}`, activity, truth.activity[i]!);
    observe(sums, `${condition}|gap|${theme}`, gap, truth.gap[i]!);
  });
  polarityNames.forEach((theme, i) => {
    const { value, se } = profile.polarities[theme];
    const real = truth.polarity[i]!;
    observe(sums, `${condition}|polarity|${theme}`, { value, se }, real);
    if (Math.abs(real) > 20)
      observe(sums, `${condition}|sign|${theme}`, { value: Math.sign(value), se }, Math.sign(real));
  });
  Object.values(profile.factors).forEach((estimate, i) =>
    observe(sums, `${condition}|area|${i}`, estimate, truth.area[i]!),
  );
}

/** The peer of the model: the mean answer to the questions of a trait; its error is not comparable, its correlation is. */
function recordRawMeans(
  { world: { truth }, latent, answers }: Person,
  sums: Sums,
  chosen: readonly number[],
): void {
  const given = only(answers, chosen);
  for (let t = 0; t < traits; t++) {
    const own = truth.flatMap((item, i) => (item.trait === t ? (given[i] ?? []) : []));
    observe(sums, `raw means 48+15 D-optimal|theta|${t}`, { value: mean(own), se: 0 }, latent[t]!);
  }
}
