/**
 * People who take the survey twice: some as they were, some changed in one trait, some a little in
 * all (measurement §4.7).
 */

import { z95 } from '../../src/domain/scoring.ts';
import { record } from '../../src/domain/themes.ts';
import { computeChange, type Change, type Respondent } from '../../src/psychometrics/index.ts';
import { traitCount } from '../second-model/model.ts';
import { scoresOnAllItems } from '../second-model/profile.ts';
import { type Bar, type JudgedBar } from './bars.ts';
import { takeSurvey } from './people/forms.ts';
import { drawPerson, simulateAnswers, generator, type Random } from './people/population.ts';
import { getWorld, studySeed, type Scoring, type World } from './people/worlds.ts';
import { jackknifeFigure, type Figure } from './statistics.ts';
import { indices, type PlannedTask } from './threads.ts';

export interface ChangeTask {
  part: 'change';
  world: number;
  chunk: number;
  people: number;
}

/** 'one' and 'two': one trait changes by one or two standard deviations; 'drift': all by .5 SD. */
const changeKinds = ['none', 'one', 'two', 'drift'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** Counts over the traits that changed; over all traits, where none or all of them did. */
interface ChangeCounts {
  people: number;
  traits: number;
  /** Traits whose own test, uncorrected, finds a change; in changed ones, of the right sign. */
  found: number;
  /** Traits that are told, of the right sign in changed ones. */
  told: number;
  /** Intervals that contain the true change. */
  covered: number;
  /** People of whom any change is told. */
  anyTold: number;
  /** People of whom an exchange of the dates does not negate everything exactly. */
  unequal: number;
  /** The sum of the least visible changes, in points. */
  leastVisible: number;
}

export type ChangeChunk = Record<Scoring, Record<ChangeKind, ChangeCounts>>;

const driftSd = 0.5;

interface Pair {
  readonly earlier: readonly number[];
  readonly later: readonly number[];
  /** The traits that are counted. */
  readonly counted: readonly number[];
}

export function changeChunk({ world: index, chunk, people }: ChangeTask): ChangeChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/change ${index}.${chunk}`);
  const result: ChangeChunk = { calibrated: emptyCounts(), provisional: emptyCounts() };
  for (let n = 0; n < people; n++) {
    const earlier = drawPerson(random, 0);
    for (const kind of changeKinds) {
      const pair = changePerson(earlier, kind, random);
      for (const scoring of ['calibrated', 'provisional'] as const) {
        const bank = world[scoring];
        const seed = `${index}.${chunk}.${n} ${kind}`;
        const survey = (person: readonly number[], time: string): Respondent => {
          const answers = simulateAnswers(world.truth, person, random);
          return { bank, answers: takeSurvey(bank, answers, { seed: `${seed} ${time}` }) };
        };
        const one = survey(pair.earlier, 'earlier');
        const two = survey(pair.later, 'later');
        countChange(result[scoring][kind], world, pair, [one, two]);
      }
    }
  }
  return result;
}

const emptyCounts = (): Record<ChangeKind, ChangeCounts> => record(changeKinds, noCounts);

const noCounts = (): ChangeCounts => ({
  people: 0,
  traits: 0,
  found: 0,
  told: 0,
  covered: 0,
  anyTold: 0,
  unequal: 0,
  leastVisible: 0,
});

function changePerson(earlier: readonly number[], kind: ChangeKind, random: Random): Pair {
  const all = Array.from({ length: traitCount }, (_, trait) => trait);
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

interface KindFigures {
  /** The shares of the counted traits in which a change is found without correction, and told. */
  found: Figure;
  told: Figure;
  /** The share of intervals that contain the true change. */
  coverage: Figure;
  /** The share of people of whom any change is told. */
  anyTold: Figure;
  /** The mean of the least visible changes, in points. */
  leastVisible: Figure;
}

interface ChangeFigures {
  people: number;
  /** The number of comparisons that an exchange of the dates does not negate exactly. */
  unequal: number;
  byScoring: Record<Scoring, Record<ChangeKind, KindFigures>>;
}

type Chunks = readonly ChangeChunk[];

export function changeFigures(chunks: Chunks): ChangeFigures {
  const figures = (scoring: Scoring) =>
    record(changeKinds, (kind) => kindFigures(chunks.map((chunk) => chunk[scoring][kind])));
  const scorings = ['calibrated', 'provisional'] as const;
  const unequal = chunks.flatMap((chunk) =>
    scorings.flatMap((scoring) => changeKinds.map((kind) => chunk[scoring][kind].unequal)),
  );
  return {
    people: chunks.reduce((sum, { calibrated }) => sum + calibrated.none.people, 0),
    unequal: unequal.reduce((sum, count) => sum + count, 0),
    byScoring: { calibrated: figures('calibrated'), provisional: figures('provisional') },
  };
}

function kindFigures(chunks: readonly ChangeCounts[]): KindFigures {
  const share = (count: keyof ChangeCounts, of: 'people' | 'traits'): Figure =>
    jackknifeFigure(chunks, (some) => sum(some, count) / sum(some, of));
  return {
    found: share('found', 'traits'),
    told: share('told', 'traits'),
    coverage: share('covered', 'traits'),
    anyTold: share('anyTold', 'people'),
    leastVisible: share('leastVisible', 'people'),
  };
}

const sum = (chunks: readonly ChangeCounts[], count: keyof ChangeCounts): number =>
  chunks.reduce((total, chunk) => total + chunk[count], 0);

const kindNames: Readonly<Record<ChangeKind, string>> = {
  none: 'no change',
  one: '1 SD in one trait',
  two: '2 SD in one trait',
  drift: '.5 SD in all traits',
};
const kinds = Object.keys(kindNames) as ChangeKind[]; // as: the keys of a complete record

export const changeBars: readonly Bar<ChangeFigures>[] = [
  {
    item: 'm11a',
    what: 'false alarms per trait, without correction',
    min: 0.04,
    max: 0.06,
    margin: 0.02,
    figure: ({ byScoring }) => byScoring.calibrated.none.found,
  },
  {
    item: 'm11b',
    what: 'the same, provisional parameters',
    min: 0.04,
    max: 0.08,
    margin: 0.02,
    figure: ({ byScoring }) => byScoring.provisional.none.found,
  },
  {
    item: 'm11c',
    what: 'people of whom a change is told by chance',
    max: 0.06,
    margin: 0.04,
    figure: ({ byScoring }) => byScoring.calibrated.none.anyTold,
  },
  {
    item: 'm11d',
    what: 'the same, provisional parameters',
    max: 0.06,
    margin: 0.05,
    figure: ({ byScoring }) => byScoring.provisional.none.anyTold,
  },
  {
    item: 'm11e',
    what: 'power without correction, 1 SD in one trait',
    min: 0.22,
    margin: 0.11,
    figure: ({ byScoring }) => byScoring.calibrated.one.found,
  },
  {
    item: 'm11f',
    what: 'power without correction, 2 SD in one trait',
    min: 0.6,
    margin: 0.12,
    figure: ({ byScoring }) => byScoring.calibrated.two.found,
  },
  ...kinds.map((kind) => ({
    item: 'm11g',
    what: `coverage of the 95 % interval, ${kindNames[kind]}`,
    min: 0.925,
    max: 0.965,
    margin: 0.06,
    figure: ({ byScoring }: ChangeFigures) => byScoring.calibrated[kind].coverage,
  })),
  ...kinds.map((kind) => ({
    item: 'm11h',
    what: `the same, provisional parameters, ${kindNames[kind]}`,
    min: 0.91,
    margin: 0.06,
    figure: ({ byScoring }: ChangeFigures) => byScoring.provisional[kind].coverage,
  })),
  {
    item: 'm11i',
    what: 'comparisons that exchanging the dates does not negate exactly',
    max: 0,
    figure: ({ unequal }) => unequal,
  },
];

const sizes = {
  full: { worlds: 8, chunks: 10, people: 25 },
  quick: { worlds: 2, chunks: 4, people: 15 },
} as const;

/** This part is studied alone and has results of its own, so that those of the others stay. */
export function planChange(isQuick: boolean): PlannedTask<ChangeTask>[] {
  const { worlds, chunks, people } = sizes[isQuick ? 'quick' : 'full'];
  return indices(worlds).flatMap((world) =>
    indices(chunks).map((chunk) => ({
      task: { part: 'change' as const, world, chunk, people },
      effort: people * 60,
    })),
  );
}

/** The content of change.json. */
export interface ChangeStudy {
  about: { date: string; seed: string; bank: string };
  bars: JudgedBar[];
  figures: ChangeFigures;
}
