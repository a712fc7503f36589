/**
 * Runs the quick study and checks every bar (required limit) of measurement §10, with a margin for
 * the smaller number of people. Also checks that the same seed gives the same numbers, and that
 * the stored figures belong to this bank and this program.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bankVersion, studySeed } from './people/worlds.ts';
import { judge } from './question.ts';
import { precisionSize } from './questions/precision.ts';
import { resultsPage } from './results-page.ts';
import {
  barsOf,
  type MainStudy,
  methodologyFigures,
  runStudy,
  simulate,
  type Task,
} from './study.ts';
import { runTasks } from './threads.ts';

/**
 * The profile of one fixed pattern of answers to the shipped bank: polarities DS, SM, EXVOY, HUMIL,
 * PRIMAL, ROLE, then intensities FET, ENM, SENS, each followed by its standard error. These numbers
 * change if the prior, a parameter, the tables or the seed of the draws changes. If that is
 * intended, also change this list, the model version and run the study.
 */
const pin = [
  8.359379215150918, 15.66068615605642, -9.590335414512806, 14.18872935559328, -19.829838453548547,
  12.671649178424769, -25.292812271728522, 19.28486248064728, -2.134064457389971, 17.67148876355839,
  25.24391584727465, 15.647556091869847, 42.16757890505091, 10.185423439196581, 51.37687194054765,
  11.664063436756583, 48.72507582540305, 9.210827375238912,
];

const quick = await runStudy('main', true, () => {});

/** Compares the profile with stored or new figures. */
const expectPin = (values: readonly number[], tolerance: number): void => {
  expect(values).toHaveLength(pin.length);
  values.forEach((value, i) => expect(Math.abs(value - pin[i]!)).toBeLessThan(tolerance));
};

describe('the quick study', () => {
  test('judges every item on enough people', () => {
    const items = quick.bars.map(({ item }) => item.replace(/[a-z]$/, ''));
    expect(new Set(items)).toEqual(new Set('3 4 5 7 8 10 m1 m2 m3 m4 m5 m6 m7 m8 m9'.split(' ')));
    const { worlds, chunks, people } = precisionSize.quick;
    expect(worlds * chunks * people).toBeGreaterThanOrEqual(400);
  });

  test.each(quick.bars)(
    '$item $what: $value, bar $bar, margin $margin',
    ({ holds, isKnownMiss }) => {
      expect(holds).toBe(!isKnownMiss);
    },
  );

  test('reproduces the profile of a fixed pattern of answers', () => {
    expectPin(quick.about.profile, 1e-9);
  });
});

describe('the same seed', () => {
  const people = { world: 2, chunk: 1, people: 2 };
  const tasks: Task[] = [
    { name: 'precision', task: { world: 0, chunk: 0, people: 2 } },
    { name: 'compatibility', task: { world: 1, chunk: 0, people: 2, matches: 1 } },
    { name: 'quality', task: people },
    { name: 'facets', task: people },
    { name: 'setBRules', task: { chunk: 3, patterns: 11 } },
    { name: 'titles', task: people },
    { name: 'texts', task: { chunk: 2, people: 10 } },
    { name: 'disclosure', task: { chunk: 1, people: 1, sweeps: 20 } },
    { name: 'recordPairs', task: people },
  ];

  test('gives the same numbers in any order and thread', async () => {
    const inThisThread = tasks.map(simulate);
    const shares: number[] = [];
    const planned = tasks.map((task) => ({ task, effort: 1 }));
    expect(await runTasks(planned, (share) => shares.push(share))).toEqual(inThisThread);
    expect(await runTasks([...planned].reverse(), () => {})).toEqual([...inThisThread].reverse());
    expect(shares).toEqual(tasks.map((_, n) => (n + 1) / tasks.length));
  }, 120_000);
});

// If these fail, run `npm run study`.
describe('the stored figures', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const stored = JSON.parse(read(methodologyFigures)) as MainStudy; // as: run.ts writes it

  test('belong to this bank, seed and program', () => {
    expect(stored.about).toMatchObject({ bank: bankVersion, seed: studySeed });
    expectPin(stored.about.profile, 1e-3);
  });

  test('hold the bars that they and the quick study give', () => {
    expect(stored.bars).toEqual(judge(barsOf('main', stored.figures), false));
    expect(stored.bars.map(({ item, what }) => `${item} ${what}`)).toEqual(
      quick.bars.map(({ item, what }) => `${item} ${what}`),
    );
  });

  test('RESULTS.md says the same', () => {
    expect(read('./RESULTS.md')).toBe(resultsPage('main', stored));
  });
});
