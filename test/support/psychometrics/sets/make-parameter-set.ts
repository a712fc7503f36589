/** Parameter sets as a calibration makes them, without the hours of people who answer. */

import {
  type Bank,
  parameterSetFrom,
  type ParameterSet,
  personFitCuts,
  priorCovariance,
} from '../../../../src/psychometrics/index.ts';
import {
  type CalibrationReport,
  type CalibrationResult,
  sha256,
  storeResult,
} from '../../../../src/server/features/calibration/calibration.ts';
import { readItemBank } from '../../../../src/server/features/survey/survey.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';

const itemBank = readItemBank(new URL('../../../../items/', import.meta.url));

/** Answers of as many people as a question of Set A gets. */
const error = 0.05;

/** Makes every question steeper by the factor, and easier by half a unit of its trait. */
function changedItems({ items, linear }: Bank, people: number, factor: number) {
  return items.map(({ id }, i) => {
    const { slopes, intercepts } = linear[i]!;
    const slope = slopes[0]!;
    const b = Array.from(intercepts, (intercept) => -intercept / slope - 0.5);
    return {
      id,
      a: slope * factor,
      // as: an item has six intercepts
      b: b as unknown as ParameterSet['items'][number]['b'],
      answers: people,
      aError: error,
      bErrors: b.map(() => error),
      locationError: error,
    };
  });
}

/** `version` is a day and eight hexadecimal digits. */
export function makeParameterSet(version: string, people = 1200, factor = 1.2): ParameterSet {
  const { model } = itemBank.current;
  const fit = {
    people,
    items: changedItems(model, people, factor),
    acceptance: 0.4,
    remainingStep: 0.1,
    drift: 0.1,
  };
  const textHashes = new Map(itemBank.texts.map(({ id, text }) => [id, sha256(text)]));
  return parameterSetFrom(
    { fit, cuts: personFitCuts, filtered: 0, covariance: priorCovariance() },
    model,
    { version, seed: version, textHashes },
    sha256,
  );
}

const report: CalibrationReport = {
  comparedWith: null,
  people: { read: 1230, unreadable: 2, filtered: 28, fitted: 1200 },
  fit: { acceptance: 0.4, remainingStep: 0.1, drift: 0.1 },
  items: [],
  traits: [],
  differences: [],
  consequences: {
    people: 500,
    meanChange: 2.1,
    change90: 4.8,
    over5: 0.2,
    over10: 0.02,
    otherArchetype: 0.06,
    flaggedPresent: 0.05,
    flaggedNew: 0.05,
  },
};

export const makeResult = (set: ParameterSet): CalibrationResult => ({
  set,
  day: set.version.slice(0, 10),
  report,
  statistics: null,
});

/** Stores a new set, as a calibration hands it over. */
export async function storeSet(
  { db }: { readonly db: Database },
  version: string,
  people?: number,
  factor?: number,
): Promise<ParameterSet> {
  const set = makeParameterSet(version, people, factor);
  await db.write((tx) => storeResult(tx, makeResult(set)));
  return set;
}
