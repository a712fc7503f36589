/**
 * Runs the quick study and checks every bar (required limit) of measurement §10, with a margin for
 * the smaller number of people. Also checks that the same seed gives the same numbers, and that
 * results.json belongs to this bank and this program.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JudgedBar } from './bars.ts';
import { bankVersion, studySeed } from './people/worlds.ts';
import type { Study } from './study.ts';
import { quickSize, runTask, type Task } from './tasks.ts';
import { runTasks } from './threads.ts';

/**
 * The profile of one fixed pattern of answers to the shipped bank: polarities DS, SM, EXVOY, HUMIL,
 * PRIMAL, ROLE, then intensities FET, ENM, SENS, each followed by its standard error. These numbers
 * change if the prior, a parameter, the tables or the seed of the draws changes. If that is
 * intended, also change this list, the model version and results.json.
 */
const pin = [
  7.779508240131305, 15.731899855284984, -9.874320504411987, 14.1188911310656, -20.121604732948473,
  12.643431045006896, -19.76757384734473, 13.95129525316563, -2.301419480107575, 17.859114089878172,
  25.270400517478695, 15.588998988506184, 41.94889442997234, 10.115202191688613, 51.09179647970888,
  11.803167917834003, 48.85347983421574, 9.119148667172192,
];

const run = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'research/study/run.ts', '--quick', '--json'],
  {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  },
);
// as: run.ts writes this object
const quick = JSON.parse(run.stdout || '{"bars":[],"pin":[]}') as {
  bars: JudgedBar[];
  pin: number[];
};

describe('the quick study', () => {
  test('succeeds and judges every item', () => {
    expect(run.status, run.stderr).toBe(0);
    const items = quick.bars.map(({ item }) => item.replace(/[a-z]$/, ''));
    expect(new Set(items)).toEqual(new Set('1 2 3 4 5 6 7 8 9 10 m1 m2 m3 m5 m6 m8 m9'.split(' ')));
    expect(quickSize.worlds * quickSize.chunks * quickSize.people).toBeGreaterThanOrEqual(400);
  });

  test.each(quick.bars)(
    '$item $what: $value, bar $bar, margin $margin',
    ({ holds, isKnownMiss }) => {
      expect(holds).toBe(!isKnownMiss);
    },
  );

  test('reproduces the profile of a fixed pattern of answers', () => {
    expect(quick.pin).toHaveLength(pin.length);
    quick.pin.forEach((value, i) => expect(Math.abs(value - pin[i]!)).toBeLessThan(1e-9));
  });
});

describe('the same seed', () => {
  const tasks: Task[] = [
    { part: 'precision', world: 0, chunk: 0, people: 2, sequential: 0 },
    { part: 'compatibility', world: 1, chunk: 0, pairs: 2, matches: 1 },
    { part: 'quality', world: 101, chunk: 1, people: 3 },
    { part: 'facets', world: 301, chunk: 1, people: 2 },
    { part: 'setB', chunk: 3, patterns: 11 },
    { part: 'portrait', world: 2, chunk: 1, people: 3 },
    { part: 'texts', chunk: 2, people: 10 },
    { part: 'disclosure', chunk: 1, view: 'record', people: 1, sweeps: 20 },
    { part: 'recordPairs', world: 0, chunk: 1, pairs: 1 },
  ];

  test('gives the same numbers in any order and thread', async () => {
    const inThisThread = tasks.map(runTask);
    const shares: number[] = [];
    const planned = tasks.map((task) => ({ task, effort: 1 }));
    expect(await runTasks(planned, (share) => shares.push(share))).toEqual(inThisThread);
    expect(await runTasks([...planned].reverse(), () => {})).toEqual([...inThisThread].reverse());
    expect(shares).toEqual(tasks.map((_, n) => (n + 1) / tasks.length));
  }, 120_000);
});

describe('results.json', () => {
  const { about, figures, bars } = JSON.parse(
    readFileSync(new URL('./results.json', import.meta.url), 'utf8'),
  ) as Study;

  // If this fails, run `npm run study`.
  test('belongs to this bank, seed and program', () => {
    expect(about).toMatchObject({ bank: bankVersion, seed: studySeed });
    figures.laws.pin.forEach((value, i) => expect(Math.abs(value - pin[i]!)).toBeLessThan(1e-3));
  });

  test('holds the bars that the quick study judges', () => {
    expect(bars.map(({ item, what }) => `${item} ${what}`)).toEqual(
      quick.bars.map(({ item, what }) => `${item} ${what}`),
    );
  });

  test('RESULTS.md says the same', () => {
    const page = readFileSync(new URL('./RESULTS.md', import.meta.url), 'utf8');
    for (const bar of bars) expect(page).toContain(`| ${bar.item} | ${bar.what} | ${bar.bar} |`);
    expect(page).toContain(about.date);
  });
});
