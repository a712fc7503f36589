/** Records the scores that the product reports for people on many forms, with their true scores. */

import { computeProfile, type Bank } from 'spark-psychometrics';
import {
  scoreAnswers,
  fixedNormalVectors,
} from '../../../packages/psychometrics/src/profile/posterior.ts';
import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import { draws } from '../../second-model/estimate.ts';
import { latentCount, traitCount } from '../../second-model/model.ts';
import { scoresOnAllItems, type ProfileScores } from '../../second-model/profile.ts';
import { refusedThemes, themesThatAllowPairs } from '../../second-model/select.ts';
import {
  chooseAtRandom,
  chooseByProduct,
  chooseDOptimal,
  chooseFixedForm,
  densePosterior,
  restrictAnswers,
} from '../people/forms.ts';
import {
  drawPerson,
  generator,
  type Random,
  simulateAnswers,
  trueScores,
} from '../people/population.ts';
import { getWorld, type Scoring, studySeed, type World } from '../people/worlds.ts';
import { type ChunkTask, indices } from '../question.ts';
import { mean, observe, type Sums } from '../statistics.ts';

/** How far a population's 17 traits lie below the prior's mean, in prior standard deviations. */
export const populations = { usual: 0, reserved: 0.9, 'very reserved': 2.2 } as const;
type Population = keyof typeof populations;

/** The forms of each condition: Set A alone or followed by pool items, and how they are chosen. */
const forms = {
  calibrated:
    '48, 48+15 random, 48+25 random, 48+35 random, 48+15 adaptive, 48+25 adaptive, 48+15 fixed, 48+adaptive length, all 128',
  provisional: '48, 48+15 random, 48+15 adaptive, 48+25 adaptive, 48+15 fixed, 48+adaptive length',
  reserved: '48, 48+15 random, 48+15 fixed, 48+15 adaptive',
  'very reserved': '48, 48+15 random, 48+15 fixed, 48+15 adaptive',
} as const;
type Condition = keyof typeof forms;

interface Person {
  world: World;
  latent: number[];
  answers: number[];
  truth: ProfileScores;
  random: Random;
  seed: string;
}

export interface PrecisionChunk {
  sums: Sums;
  /** The length of each person's adaptive Set B. */
  lengths: Record<Scoring, number[]>;
}

export function simulatePrecision({ world: index, chunk, people }: ChunkTask): PrecisionChunk {
  const world = getWorld(index);
  const result: PrecisionChunk = { sums: {}, lengths: { calibrated: [], provisional: [] } };
  for (const population of Object.keys(populations) as Population[]) {
    const random = generator(`${studySeed}/precision ${index}.${chunk} ${population}`);
    for (const n of indices(people)) {
      const latent = drawPerson(random, populations[population]);
      const answers = simulateAnswers(world.truth, latent, random);
      const truth = trueScores(world.truth, latent);
      const person = {
        world,
        latent,
        answers,
        truth,
        random,
        seed: `${index}.${chunk}.${n}`,
      };
      if (population === 'usual') {
        studyForms(person, 'calibrated', result);
        studyForms(person, 'provisional', result);
        studyOptimalForms(person, result.sums);
      } else studyForms(person, population, result);
    }
  }
  return result;
}

function studyForms(person: Person, condition: Condition, { sums, lengths }: PrecisionChunk): void {
  const scoring = condition === 'provisional' ? condition : 'calibrated';
  for (const form of forms[condition].split(', ')) {
    const chosen = chooseItems(person, scoring, form);
    if (form === '48+adaptive length') lengths[scoring].push(chosen.length);
    recordProfile(person, person.world[scoring], sums, [`${condition} ${form}`, chosen]);
  }
}

/** Chooses the pool items of a form. */
function chooseItems(person: Person, scoring: Scoring, form: string): number[] {
  const { world, answers, random, seed } = person;
  const count = Number(/\+(\d+)/.exec(form)?.[1] ?? 15);
  if (form === '48') return [];
  if (form === 'all 128') return indices(answers.length);
  if (form.endsWith('random')) return chooseAtRandom(world.truth, random, count);
  if (form.endsWith('fixed')) return chooseFixedForm(world.index, scoring);
  const options = { targetCount: count, adaptiveLength: form.endsWith('length'), seed };
  return chooseByProduct(world[scoring], answers, options);
}

/** Records forms without calibration slots, and the means of the raw answers to one of them. */
function studyOptimalForms(person: Person, sums: Sums): void {
  const { world, answers, latent } = person;
  const { truth, calibrated } = world;
  const setA = restrictAnswers(answers);
  const posterior = densePosterior(calibrated, setA);
  const drawn = draws(posterior, fixedNormalVectors());
  const rules = {
    allowsPairs: themesThatAllowPairs(drawn.map((theta) => scoresOnAllItems(truth, theta))),
    refused: refusedThemes(truth, setA),
  };
  for (const count of [15, 25]) {
    const chosen = chooseDOptimal(truth, posterior, rules, count);
    recordProfile(person, calibrated, sums, [`calibrated 48+${count} D-optimal`, chosen]);
    if (count === 25) continue;
    const given = restrictAnswers(answers, chosen);
    for (const t of indices(traitCount)) {
      const own = truth.flatMap((item, i) => (item.trait === t ? (given[i] ?? []) : []));
      observe(sums, `raw means|theta|${t}`, { value: mean(own), se: 0 }, latent[t]!);
    }
  }
}

/** The sign of a polarity is recorded only if the true polarity is above 20 or below -20 points. */
const minSignedPolarity = 20;

/** Records the estimates and standard errors of the profile and of the 17 traits behind it. */
function recordProfile(
  { latent, truth, answers: complete }: Person,
  bank: Bank,
  sums: Sums,
  [condition, chosen]: [string, readonly number[]],
): void {
  const answers = restrictAnswers(complete, chosen);
  const { mode, covariance } = scoreAnswers(bank, answers);
  for (const t of indices(traitCount)) {
    const se = Math.sqrt(covariance[t * latentCount + t]!);
    observe(sums, `${condition}|theta|${t}`, { value: mode[t]!, se }, latent[t]!);
  }
  const profile = computeProfile(bank, answers);
  themes.forEach((theme, i) => {
    observe(sums, `${condition}|intensity|${theme}`, profile.scores[theme], truth.intensity[i]!);
    observe(sums, `${condition}|gap|${theme}`, profile.facets[theme].gap, truth.gap[i]!);
  });
  polarityThemes.forEach((theme, i) => {
    const { value, se } = profile.polarities[theme];
    const real = truth.polarity[i]!;
    observe(sums, `${condition}|polarity|${theme}`, { value, se }, real);
    if (Math.abs(real) > minSignedPolarity)
      observe(sums, `${condition}|sign|${theme}`, { value: Math.sign(value), se }, Math.sign(real));
  });
}
