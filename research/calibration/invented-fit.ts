/** A fit as a calibration returns it, without the hours of people who answer. */

import type { ItemParameters } from '../../packages/psychometrics/src/bank/bank-item.ts';
import { startingContrastVariance } from '../../packages/psychometrics/src/bank/prior.ts';
import type { Calibration } from './calibrate.ts';

type Parameters = ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>;

export const calibrationOf = (parameters: Parameters, people = 1200): Calibration => ({
  fit: {
    people,
    contrastVariance: startingContrastVariance,
    acceptance: 0.8,
    remainingStep: 0.1,
    drift: 0.1,
    items: [...parameters].map(([id, { a, b }]) => ({
      id,
      a,
      b,
      answers: Math.floor(people / 3),
      aError: 0.1,
      bErrors: b.map(() => 0.05),
      locationError: 0.04,
    })),
  },
  cuts: { logRatio: -0.5 },
  kept: Array.from({ length: people }, (_, n) => n),
  filtered: 60,
  filterEffect: { removedExtremes: 0.3, keptExtremes: 0.4, slopeRatio: 1.02 },
  languages: [],
});
