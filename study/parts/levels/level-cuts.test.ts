import { expect, test } from 'vitest';
import { levelCuts } from '../../../src/psychometrics/comparison/fit/level-cuts.ts';
import { measureLevelCuts } from './level-cuts.ts';

// If this fails because the model has changed, put the measured cuts into
// src/psychometrics/comparison/fit/level-cuts.ts.
test('the level cuts are those measured on 4,000 random pairs', () => {
  measureLevelCuts(800).forEach((cut, i) =>
    expect(Math.abs(cut - levelCuts[i]!), `measured ${cut}`).toBeLessThan(0.01),
  );
}, 300_000);
