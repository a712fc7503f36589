/**
 * How much surer do rounds of ten make a profile (measurement §5.1)? People finish the survey and
 * then take rounds until no question is left.
 */

import { type Bank, computeProfile, selectRound, selectSetB } from 'spark-psychometrics';
import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import { latentCount, type NaiveItem, traitCount } from '../../second-model/model.ts';
import { refusedThemes } from '../../second-model/select.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { getWholeWorld, type Scoring, studySeed } from '../people/worlds.ts';
import { type Bar, type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { mean, overAll, share, sum } from '../statistics.ts';

type DeeperTask = ChunkTask & { scoring: Scoring };

/** The moments at which a person is scored: Set A, Set B, one round, two rounds, all questions. */
type Moment = '48' | '48+15' | '48+15+10' | '48+15+20' | 'all';

/** The estimates about one person at one moment. */
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
  /** How many questions the person was asked in all. */
  asked: number;
  /** How many questions of rarity 3 to 5 the rounds asked about themes refused in Set A. */
  rareOfRefused: number;
}

interface DeeperChunk {
  scoring: Scoring;
  people: DeeperPerson[];
}

type Given = (number | null)[];

function simulate({ world: index, chunk, people, scoring }: DeeperTask): DeeperChunk {
  const world = getWholeWorld(index);
  const random = generator(`${studySeed}/deeper ${index}.${chunk}`);
  return {
    scoring,
    people: indices(people).map((n) => {
      // Every third person is reserved, so that some refuse whole themes.
      const latent = drawPerson(random, n % 3 === 2 ? 0.9 : 0);
      const answers = simulateAnswers(world.truth, latent, random);
      const seed = `${index}.${chunk}.${n}`;
      return goDeeper(world[scoring], world.truth, { latent, answers, seed });
    }),
  };
}

interface Taker {
  latent: readonly number[];
  /** The person's answer to every question, given or not. */
  answers: readonly number[];
  seed: string;
}

function goDeeper(bank: Bank, items: readonly NaiveItem[], taker: Taker): DeeperPerson {
  const { latent, answers, seed } = taker;
  const given: Given = items.map(({ isSetA }, i) => (isSetA ? answers[i]! : null));
  const refused = refusedThemes(items, given);
  const ask = (ids: readonly string[]): void => {
    for (const id of ids) {
      const i = bank.indexById.get(id)!;
      given[i] = answers[i]!;
    }
  };
  const measure = (): Sharpness => measureSharpness(bank, given, latent);
  const start = measure();
  ask(selectSetB(bank, given, { targetCount: 15, adaptiveLength: false, seed }));
  const finished = measure();
  const afterRounds: Sharpness[] = [];
  const asked: string[] = [];
  for (let rounds = 0; ; rounds++) {
    const round = selectRound(bank, given, { seed: `${seed}/${rounds}` });
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
    rareOfRefused: rare.length,
  };
}

function measureSharpness(bank: Bank, given: Given, latent: readonly number[]): Sharpness {
  const { mode, covariance } = scoreAnswers(bank, given);
  const { polarities, scores } = computeProfile(bank, given);
  const errors = indices(traitCount).map((t) => mode[t]! - latent[t]!);
  const isCovered = (error: number, t: number): boolean =>
    Math.abs(error) <= 1.96 * Math.sqrt(covariance[t * latentCount + t]!);
  return {
    squaredError: mean(errors.map((error) => error ** 2)),
    covered: mean(errors.map((error, t) => Number(isCovered(error, t)))),
    polaritySe: mean(polarityThemes.map((theme) => polarities[theme].se)),
    scoreSe: mean(themes.map((theme) => scores[theme].se)),
  };
}

type Statistic = (people: readonly DeeperPerson[]) => number;

const rmseAt =
  (moment: Moment): Statistic =>
  (people) =>
    Math.sqrt(mean(people.map(({ at }) => at[moment].squaredError)));

/** The share of people whose margin is smaller after the first round than after Set B. */
const shrinking = (margin: 'polaritySe' | 'scoreSe'): Statistic =>
  share(({ at }) => at['48+15+10'][margin] < at['48+15'][margin]);

/** The figures over the people of one scoring. */
const figures = (chunks: readonly DeeperChunk[], scoring: Scoring) => {
  const own = chunks.filter((chunk) => chunk.scoring === scoring);
  const figure = overAll(own, ({ people }) => people);
  return {
    rmseAfterTwoRounds: figure(rmseAt('48+15+20')),
    rmseOfAll: figure(rmseAt('all')),
    polarityShrinks: figure(shrinking('polaritySe')),
    scoreShrinks: figure(shrinking('scoreSe')),
    coverageOfAll: figure((people) => mean(people.map(({ at }) => at.all.covered))),
  };
};

interface DeeperFigures extends Record<Scoring, ReturnType<typeof figures>> {
  rareOfRefused: number;
  /** The number of people who were not asked everything because they refused themes. */
  refusers: number;
}

function measure(chunks: readonly DeeperChunk[]): DeeperFigures {
  const people = chunks.flatMap((chunk) => chunk.people);
  return {
    calibrated: figures(chunks, 'calibrated'),
    provisional: figures(chunks, 'provisional'),
    rareOfRefused: sum(people.map(({ rareOfRefused }) => rareOfRefused)),
    refusers: people.filter(({ asked }) => asked < 168).length,
  };
}

const scored = { calibrated: 'true parameters', provisional: 'provisional parameters' } as const;

function bars({ calibrated, rareOfRefused, ...figures }: DeeperFigures): Bar[] {
  const shrinking = (scoring: Scoring): Bar[] => {
    const { polarityShrinks, scoreShrinks } = { calibrated, ...figures }[scoring];
    const rest = `margins shrink with the first round, ${scored[scoring]}`;
    return [
      ['r3', `people whose polarity ${rest}`, { min: 0.9 }, polarityShrinks],
      ['r3', `people whose score ${rest}`, { min: 0.9 }, scoreShrinks],
    ];
  };
  return [
    [
      'r1',
      'RMSE of traits after 48+15+20',
      { max: 0.415, margin: 0.02 },
      calibrated.rmseAfterTwoRounds,
    ],
    ['r2', 'RMSE of traits after all questions', { max: 0.36, margin: 0.02 }, calibrated.rmseOfAll],
    ...shrinking('calibrated'),
    ...shrinking('provisional'),
    [
      'r4',
      'coverage of 95 % intervals, traits, true parameters, all questions',
      { min: 0.925, max: 0.965, margin: 0.012 },
      calibrated.coverageOfAll,
    ],
    ['r5', 'questions of rarity 3 to 5 asked about refused themes', { max: 0 }, rareOfRefused],
  ];
}

export const deeper: Question<DeeperTask, DeeperChunk, DeeperFigures> = {
  plan: (isQuick) => {
    const size = isQuick
      ? { worlds: 4, chunks: 2, people: 15 }
      : { worlds: 8, chunks: 5, people: 50 };
    return (['calibrated', 'provisional'] as const).flatMap((scoring) =>
      inEachWorld(size).map((task) => ({ ...task, scoring })),
    );
  },
  effort: ({ people }) => people,
  simulate,
  measure,
  bars,
  report: () => [],
};
