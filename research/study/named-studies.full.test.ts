/** Runs the quick studies of change, rounds and passing, and checks what the first has stored. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bankVersion, studySeed } from './people/worlds.ts';
import { judge } from './question.ts';
import { barsOf, runStudy, type Study } from './study.ts';

const quick = {
  change: await runStudy('change', true, () => {}),
  deeper: await runStudy('deeper', true, () => {}),
  passing: await runStudy('passing', true, () => {}),
};

describe.each(['change', 'deeper', 'passing'] as const)('the quick study of %s', (name) => {
  test.each(quick[name].bars)('$item $what: $value, bar $bar, margin $margin', ({ holds }) => {
    expect(holds).toBe(true);
  });
});

test('some people refuse themes in rounds, or bar r5 is empty', () => {
  expect(quick.deeper.figures.deeper?.refusers).toBeGreaterThan(0);
});

// If these fail, run `npm run study -- change`.
describe('change.json', () => {
  const stored = JSON.parse(
    readFileSync(new URL('./change.json', import.meta.url), 'utf8'),
  ) as Study; // as: run.ts writes it

  test('belongs to this bank and seed', () => {
    expect(stored.about).toMatchObject({ bank: bankVersion, seed: studySeed });
  });

  test('holds the bars of the study', () => {
    expect(stored.bars).toEqual(judge(barsOf('change', stored.figures), false));
    expect(stored.bars.every(({ holds }) => holds)).toBe(true);
  });
});
