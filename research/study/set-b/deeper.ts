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
import { latentCount, type NaiveItem, traitCount } from '../../second-model/model.ts';
import { refusedThemes } from '../../second-model/select.ts';
import { type Bar, type JudgedBar, judge } from '../bars.ts';
import { drawPerson, simulateAnswers, generator } from '../people/population.ts';
import { getWholeWorld, type Scoring, studySeed } from '../people/worlds.ts';
import { mean, type Figure, jackknifeFigure } from '../statistics.ts';
import { indices, type PlannedTask } from '../threads.ts';

export interface DeeperTask {
  part: 'deeper';
  world: number;
  chunk: number;
  people: number;
  scoring: Scoring;
}

/** The moments at which a person is scored: Set A, Set B, one round, two rounds, all questions. */
type Moment = '48' | '48+15' | '48+15+10' | '48+15+20' | 'all';

/** What is known of one person at one moment. */
interface Sharpness {
  /** The mean over the 17 traits of the squared error, in prior standard deviations. */
  squaredError: number;
  /** The share of the traits whose 95 % interval contains the truth. */
  covered: number;
  /** The mean standard error of the six polarities, and of the ten scores, in points. */
  polaritySe: number;
  scoreSe: number;
}

interface DeeperPerson {
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

type DeeperBar = Bar<readonly DeeperChunk[]>;

/** Returns a figure over the people of one scoring. */
const over =
  (scoring: Scoring, statistic: (people: readonly DeeperPerson[]) => number) =>
  (chunks: readonly DeeperChunk[]): Figure =>
    jackknifeFigure(
      chunks.filter((chunk) => chunk.scoring === scoring),
      (some) => statistic(some.flatMap(({ people }) => people)),
    );

const rmseAt = (moment: Moment) => (people: readonly DeeperPerson[]) =>
  Math.sqrt(mean(people.map(({ at }) => at[moment].squaredError)));

const coverageAt = (moment: Moment) => (people: readonly DeeperPerson[]) =>
  mean(people.map(({ at }) => at[moment].covered));

/** The share of people with a smaller margin at `moment` than after Set B. */
const shrinkAt =
  (moment: Moment, margin: 'polaritySe' | 'scoreSe') => (people: readonly DeeperPerson[]) =>
    mean(people.map(({ at }) => Number(isSmaller(at[moment], at['48+15'], margin))));

const isSmaller = (now: Sharpness, before: Sharpness, margin: 'polaritySe' | 'scoreSe'): boolean =>
  now[margin] < before[margin];

const scored = {
  calibrated: 'true parameters',
  provisional: 'provisional parameters',
} as const satisfies Record<Scoring, string>;

const shrinking = (scoring: Scoring): DeeperBar[] => [
  {
    item: 'r3',
    what: `people whose polarity margins shrink with the first round, ${scored[scoring]}`,
    min: 0.9,
    figure: over(scoring, shrinkAt('48+15+10', 'polaritySe')),
  },
  {
    item: 'r3',
    what: `people whose score margins shrink with the first round, ${scored[scoring]}`,
    min: 0.9,
    figure: over(scoring, shrinkAt('48+15+10', 'scoreSe')),
  },
];

const bars: readonly DeeperBar[] = [
  {
    item: 'r1',
    what: 'RMSE of traits after 48+15+20',
    max: 0.415,
    margin: 0.02,
    figure: over('calibrated', rmseAt('48+15+20')),
  },
  {
    item: 'r2',
    what: 'RMSE of traits after all questions',
    max: 0.36,
    margin: 0.02,
    figure: over('calibrated', rmseAt('all')),
  },
  ...shrinking('calibrated'),
  ...shrinking('provisional'),
  {
    item: 'r4',
    what: 'coverage of 95 % intervals, traits, true parameters, all questions',
    min: 0.925,
    max: 0.965,
    margin: 0.012,
    figure: over('calibrated', coverageAt('all')),
  },
  {
    item: 'r5',
    what: 'questions of rarity 3 to 5 asked about refused themes',
    max: 0,
    figure: (chunks) =>
      chunks.flatMap(({ people }) => people).reduce((sum, each) => sum + each.rareOfRefused, 0),
  },
];

export const judgeDeeper = (chunks: readonly DeeperChunk[], isQuick: boolean): JudgedBar[] =>
  judge(bars, chunks, isQuick);

const sizes = {
  full: { worlds: 8, chunks: 5, people: 50 },
  quick: { worlds: 4, chunks: 2, people: 15 },
} as const;

export function planDeeper(isQuick: boolean): PlannedTask<DeeperTask>[] {
  const { worlds, chunks, people } = sizes[isQuick ? 'quick' : 'full'];
  return (['calibrated', 'provisional'] as const).flatMap((scoring) =>
    indices(chunks).flatMap((chunk) =>
      indices(worlds).map((world) => ({
        task: { part: 'deeper' as const, world, chunk, people, scoring },
        effort: people,
      })),
    ),
  );
}
