/**
 * What does the product say of people who take the survey twice: some as they were, some changed in
 * one trait, some a little in all, and everybody in the state of that day (measurement §4.7)?
 */

import { computeChange, type Change, type Respondent } from 'spark-psychometrics';
import { z95 } from '../../../src/domain/scoring.ts';
import { record } from '../../../src/domain/themes.ts';
import { traitCount } from '../../second-model/model.ts';
import { scoresOnAllItems } from '../../second-model/profile.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, generator, type Random, simulateAnswers } from '../people/population.ts';
import { getWorld, type Scoring, studySeed, type World } from '../people/worlds.ts';
import { type Bar, type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, sum } from '../statistics.ts';

/** 'one' and 'two': one trait changes by one or two standard deviations; 'drift': all by .5 SD. */
const changeKinds = ['none', 'one', 'two', 'drift'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** Counts over the traits that changed; over all traits, where none or all of them did. */
const counted = [
  'people',
  'traits',
  /** Traits whose own test, uncorrected, finds a change; in changed ones, of the right sign. */
  'found',
  /** Traits that are told, of the right sign in changed ones. */
  'told',
  /** Intervals that contain the true change. */
  'covered',
  /** People about whom any change is reported. */
  'anyTold',
  /** People whose changes are not exactly negated if the dates are exchanged. */
  'unequal',
  /** The sum of the least visible changes, in points. */
  'leastVisible',
] as const;
type ChangeCounts = Record<(typeof counted)[number], number>;

const scorings = ['calibrated', 'provisional'] as const;
type ChangeChunk = Record<Scoring, Record<ChangeKind, ChangeCounts>>;

const driftSd = 0.5;
/** The size of each person's daily fluctuation, besides any other change. */
const stateSd = 0.3;

interface Pair {
  readonly earlier: readonly number[];
  readonly later: readonly number[];
  /** The traits that are counted. */
  readonly counted: readonly number[];
}

function simulate({ world: index, chunk, people }: ChunkTask): ChangeChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/change ${index}.${chunk}`);
  const result = record(scorings, () => record(changeKinds, () => record(counted, () => 0)));
  for (const n of indices(people)) {
    const earlier = drawPerson(random, 0);
    for (const kind of changeKinds) {
      const pair = changePerson(earlier, kind, random);
      for (const scoring of scorings) {
        const bank = world[scoring];
        const survey = (person: readonly number[], time: string): Respondent => {
          const state = drawPerson(random, 0);
          const today = person.map((value, i) => value + stateSd * state[i]!);
          const answers = simulateAnswers(world.truth, today, random);
          const seed = `${index}.${chunk}.${n} ${kind} ${time}`;
          return { bank, answers: takeSurvey(bank, answers, { seed }) };
        };
        const one = survey(pair.earlier, 'earlier');
        const two = survey(pair.later, 'later');
        countChange(result[scoring][kind], world, pair, [one, two]);
      }
    }
  }
  return result;
}

function changePerson(earlier: readonly number[], kind: ChangeKind, random: Random): Pair {
  const all = indices(traitCount);
  if (kind === 'none') return { earlier, later: earlier, counted: all };
  if (kind === 'drift') {
    const drift = drawPerson(random, 0);
    const later = earlier.map((value, i) => value + driftSd * drift[i]!);
    return { earlier, later, counted: all };
  }
  const size = (kind === 'one' ? 1 : 2) * (random.uniform() < 0.5 ? 1 : -1);
  const changed = random.below(traitCount);
  const later = earlier.map((value, i) => (i === changed ? value + size : value));
  return { earlier, later, counted: [changed] };
}

function countChange(
  counts: ChangeCounts,
  { truth: items }: World,
  { earlier, later, counted }: Pair,
  [one, two]: readonly [Respondent, Respondent],
): void {
  const change = computeChange(one, two, one.bank);
  const [before, after] = [earlier, later].map((person) => scoresOnAllItems(items, person));
  counts.people += 1;
  counts.anyTold += Number(change.traits.some(({ isTold }) => isTold));
  counts.unequal += Number(!isNegated(change, computeChange(two, one, one.bank)));
  counts.leastVisible += change.leastVisible;
  for (const trait of counted) {
    const { low, high, z, isTold } = change.traits[trait]!;
    const truth = after![trait]! - before![trait]!;
    const isRight = truth === 0 || Math.sign(z) === Math.sign(truth);
    counts.traits += 1;
    counts.found += Number(Math.abs(z) > z95 && isRight);
    counts.told += Number(isTold && isRight);
    counts.covered += Number(low <= truth && truth <= high);
  }
}

function isNegated(change: Change, exchanged: Change): boolean {
  return (
    change.chance === exchanged.chance &&
    change.leastVisible === exchanged.leastVisible &&
    change.traits.every(({ value, low, high, z, isTold }, i) => {
      const other = exchanged.traits[i]!;
      return (
        value === -other.value &&
        low === -other.high &&
        high === -other.low &&
        z === -other.z &&
        isTold === other.isTold
      );
    })
  );
}

/** `unequal`: the number of comparisons that an exchange of the dates does not negate exactly. */
interface ChangeFigures {
  people: number;
  unequal: number;
  byScoring: Record<Scoring, Record<ChangeKind, KindFigures>>;
}

/** Shares of traits and people, as in `counted`; `leastVisible` is a mean in points. */
type KindFigures = Record<'found' | 'told' | 'coverage' | 'anyTold' | 'leastVisible', Figure>;

function measure(chunks: readonly ChangeChunk[]): ChangeFigures {
  const byScoring = record(scorings, (scoring) =>
    record(changeKinds, (kind) => {
      const own = chunks.map((chunk) => chunk[scoring][kind]);
      const share = (count: keyof ChangeCounts, of: 'people' | 'traits'): Figure =>
        jackknifeFigure(own, (some) => total(some, count) / total(some, of));
      return {
        found: share('found', 'traits'),
        told: share('told', 'traits'),
        coverage: share('covered', 'traits'),
        anyTold: share('anyTold', 'people'),
        leastVisible: share('leastVisible', 'people'),
      };
    }),
  );
  const all = chunks.flatMap((chunk) =>
    scorings.flatMap((scoring) => Object.values(chunk[scoring])),
  );
  const people = total(
    chunks.map(({ calibrated }) => calibrated.none),
    'people',
  );
  return { people, unequal: total(all, 'unequal'), byScoring };
}

const total = (counts: readonly ChangeCounts[], name: keyof ChangeCounts): number =>
  sum(counts.map((one) => one[name]));

const kindNames: Readonly<Record<ChangeKind, string>> = {
  none: 'no change',
  one: '1 SD in one trait',
  two: '2 SD in one trait',
  drift: '.5 SD in all traits',
};

const bars = ({ unequal, byScoring: { calibrated, provisional } }: ChangeFigures): Bar[] => [
  [
    'm11a',
    'false alarms per trait, without correction, from one day to another',
    { min: 0.04, max: 0.06, margin: 0.02 },
    calibrated.none.found,
  ],
  [
    'm11b',
    'the same, provisional parameters',
    { min: 0.04, max: 0.08, margin: 0.02 },
    provisional.none.found,
  ],
  [
    'm11c',
    'people of whom a change is told from one day to another',
    { max: 0.06, margin: 0.04 },
    calibrated.none.anyTold,
  ],
  [
    'm11d',
    'the same, provisional parameters',
    { max: 0.06, margin: 0.05 },
    provisional.none.anyTold,
  ],
  [
    'm11e',
    'power without correction, 1 SD in one trait',
    { min: 0.14, margin: 0.11 },
    calibrated.one.found,
  ],
  [
    'm11f',
    'power without correction, 2 SD in one trait',
    { min: 0.45, margin: 0.12 },
    calibrated.two.found,
  ],
  ...changeKinds.map((kind): Bar => [
    'm11g',
    `coverage of the 95 % interval, ${kindNames[kind]}`,
    { min: 0.925, max: 0.965, margin: 0.06 },
    calibrated[kind].coverage,
  ]),
  ...changeKinds.map((kind): Bar => [
    'm11h',
    `the same, provisional parameters, ${kindNames[kind]}`,
    { min: 0.91, margin: 0.06 },
    provisional[kind].coverage,
  ]),
  ['m11i', 'comparisons that exchanging the dates does not negate exactly', { max: 0 }, unequal],
];

export const change: Question<ChunkTask, ChangeChunk, ChangeFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 2, chunks: 4, people: 15 } : { worlds: 8, chunks: 10, people: 25 },
    ),
  effort: ({ people }) => people * 60,
  simulate,
  measure,
  bars,
  report: () => [],
};
