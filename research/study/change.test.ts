/**
 * Runs the quick study of change over time, and checks that change.json belongs to this bank and
 * holds its bars.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JudgedBar } from './bars.ts';
import type { ChangeStudy } from './change.ts';
import { bankVersion, studySeed } from './people/worlds.ts';

const run = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'research/study/run.ts', 'change', '--quick', '--json'],
  { cwd: new URL('../..', import.meta.url), encoding: 'utf8' },
);
// as: run.ts writes this object
const quick = JSON.parse(run.stdout || '{"bars":[]}') as { bars: JudgedBar[] };

describe('the quick study of change', () => {
  test('succeeds', () => expect(run.status, run.stderr).toBe(0));

  test.each(quick.bars)('$item $what: $value, bar $bar, margin $margin', ({ holds }) => {
    expect(holds).toBe(true);
  });
});

describe('change.json', () => {
  const { about, bars } = JSON.parse(
    readFileSync(new URL('./change.json', import.meta.url), 'utf8'),
  ) as ChangeStudy;

  // If this fails, run `npm run study -- change`.
  test('belongs to this bank and seed', () => {
    expect(about).toMatchObject({ bank: bankVersion, seed: studySeed });
  });

  test('holds the bars that the quick study judges', () => {
    expect(bars.map(({ what }) => what)).toEqual(quick.bars.map(({ what }) => what));
    expect(bars.every(({ holds }) => holds)).toBe(true);
  });
});
