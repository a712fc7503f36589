/**
 * Measures how much surer rounds of ten make a profile (measurement §5.1): people finish the survey
 * and then take rounds until no question is left.
 */

import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import {
  type Bank,
  computeProfile,
  selectRound,
  selectSetB,
} from '../../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { latentCount, type NaiveItem, traitCount } from '../../naive/model.ts';
import { refusedThemes } from '../../naive/select.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator } from '../../people/random.ts';
import { getWholeWorld, type Scoring, studySeed } from '../../people/worlds.ts';
import { mean } from '../statistics.ts';

export interface DeeperTask {
  part: 'deeper';
  world: number;
  chunk: number;
  people: number;
  scoring: Scoring;
}

/** The moments at which a person is scored: Set A, Set B, one round, two rounds, all questions. */
export type Moment = '48' | '48+15' | '48+15+10' | '48+15+20' | 'all';

/** What is known of one person at one moment. */
export interface Sharpness {
  /** The mean over the 17 traits of the squared error, in prior standard deviations. */
  squaredError: number;
  /** The share of the traits whose 95 % interval contains the truth. */
  covered: number;
  /** The mean standard error of the six polarities, and of the ten scores, in points. */
  polaritySe: number;
  scoreSe: number;
}

export interface DeeperPerson {
  at: Record<Moment, Sharpness>;
  /** How many questions the person was asked in all, and in how many rounds. */
  asked: number;
  rounds: number;
  /** How many questions of rarity 3 to 5 the rounds asked about themes refused in Set A. */
  rareOfRefused: number;
}

export interface DeeperChunk {
  scoring: Scoring;
  people: DeeperPerson[];
}

type Given = (number | null)[];

export function deeperChunk({ world: index, chunk, people, scoring }: DeeperTask): DeeperChunk {
  const world = getWholeWorld(index);
  const random = generator(`${studySeed}/deeper ${index}.${chunk}`);
  const exposure = world.truth.map(() => 0);
  return {
    scoring,
    people: Array.from({ length: people }, (_, n) => {
      // Every third person is reserved, so that some refuse whole themes.
      const latent = drawPerson(random, n % 3 === 2 ? 0.9 : 0);
      const answers = simulateAnswers(world.truth, latent, random);
      const seed = `${index}.${chunk}.${n}`;
      return goDeeper(world[scoring], world.truth, { latent, answers, exposure, seed });
    }),
  };
}

interface Taker {
  latent: readonly number[];
  /** The person's answer to every question, given or not. */
  answers: readonly number[];
  /** How often each question was chosen; this person's are added. */
  exposure: number[];
  seed: string;
}

function goDeeper(bank: Bank, items: readonly NaiveItem[], taker: Taker): DeeperPerson {
  const { latent, answers, exposure, seed } = taker;
  const given: Given = items.map(({ isSetA }, i) => (isSetA ? answers[i]! : null));
  const refused = refusedThemes(items, given);
  const ask = (ids: readonly string[]): void => {
    for (const id of ids) {
      const i = bank.indexById.get(id)!;
      given[i] = answers[i]!;
      exposure[i]! += 1;
    }
  };
  const measure = (): Sharpness => measureSharpness(bank, given, latent);
  const start = measure();
  ask(selectSetB(bank, given, { targetCount: 15, adaptiveLength: false, exposure, seed }));
  const finished = measure();
  const afterRounds: Sharpness[] = [];
  const asked: string[] = [];
  for (let rounds = 0; ; rounds++) {
    const round = selectRound(bank, given, { seed: `${seed}/${rounds}`, exposure });
    if (round.length === 0) break;
    ask(round);
    asked.push(...round);
    if (rounds < 2) afterRounds.push(measure());
  }
  const rare = asked.filter((id) => {
    const { theme, rarity } = items[bank.indexById.get(id)!]!;
    return refused[theme] && rarity > 2;
  });
  const [one = finished, two = one] = afterRounds;
  return {
    at: { '48': start, '48+15': finished, '48+15+10': one, '48+15+20': two, all: measure() },
    asked: given.filter((answer) => answer !== null).length,
    rounds: Math.ceil(asked.length / 10),
    rareOfRefused: rare.length,
  };
}

function measureSharpness(bank: Bank, given: Given, latent: readonly number[]): Sharpness {
  const { mode, covariance } = scoreAnswers(bank, given);
  const { polarities, scores } = computeProfile(bank, given);
  const errors = Array.from({ length: traitCount }, (_, t) => mode[t]! - latent[t]!);
  const isCovered = (error: number, t: number): boolean =>
    Math.abs(error) <= 1.96 * Math.sqrt(covariance[t * latentCount + t]!);
  return {
    squaredError: mean(errors.map((error) => error ** 2)),
    covered: mean(errors.map((error, t) => Number(isCovered(error, t)))),
    polaritySe: mean(polarityThemes.map((theme) => polarities[theme].se)),
    scoreSe: mean(themes.map((theme) => scores[theme].se)),
  };
}
