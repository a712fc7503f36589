/** Parameter sets for tests, without a calibration. */

import { createHash } from 'node:crypto';
import type { ItemParameters } from '../../../../src/psychometrics/bank/bank-item.ts';
import { priorCovariance } from '../../../../src/psychometrics/bank/prior.ts';
import {
  type Bank,
  type Calibration,
  parameterSetFrom,
  type ParameterSet,
} from '../../../../src/psychometrics/index.ts';
import type { CalibrationReport } from '../../../../src/server/features/calibration/calibration.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A calibration of 1,200 people that has found these parameters. */
export const calibrationOf = (
  parameters: ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>,
): Calibration => ({
  fit: {
    people: 1200,
    acceptance: 0.8,
    remainingStep: 0.1,
    drift: 0.1,
    items: [...parameters].map(([id, { a, b }]) => ({
      id,
      a,
      b,
      answers: 400,
      aError: 0.1,
      bErrors: b.map(() => 0.05),
      locationError: 0.04,
    })),
  },
  cuts: { logRatio: -0.5, lz: -0.5 },
  kept: Array.from({ length: 1200 }, (_, n) => n),
  filtered: 60,
  covariance: priorCovariance(),
});

export const fittedSet = (
  bank: Bank,
  parameters: ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>,
  version = '2026-01-15-1a2b3c4d',
): ParameterSet =>
  parameterSetFrom(
    calibrationOf(parameters),
    bank,
    { version, seed: 'seed', textHashes: new Map(bank.items.map(({ id }) => [id, hash(id)])) },
    hash,
  );

/** A report that compares nothing. */
export const emptyReport = {
  comparedWith: null,
  people: { read: 1260, unreadable: 0, filtered: 60, fitted: 1200 },
  fit: { acceptance: 0.8, remainingStep: 0.1, drift: 0.1 },
  items: [],
  traits: [],
  differences: [],
  consequences: {
    people: 0,
    meanChange: 0,
    change90: 0,
    over5: 0,
    over10: 0,
    otherArchetype: 0,
    flaggedPresent: 0,
    flaggedNew: 0,
  },
} satisfies CalibrationReport;
