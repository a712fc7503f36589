/** Parameter sets as a calibration makes them, without the hours of people who answer. */

import type { Bank, ParameterSet } from 'spark-psychometrics';
import type { ItemParameters } from '../../../../packages/psychometrics/src/bank/bank-item.ts';
import {
  bankFromParameterSet,
  createParameterSet,
} from '../../../../packages/psychometrics/src/bank/parameter-set.ts';
import {
  priorCovariance,
  startingContrastVariance,
} from '../../../../packages/psychometrics/src/bank/prior.ts';
import { levelCuts } from '../../../../packages/psychometrics/src/comparison/compatibility.ts';
import { referencePeople } from '../../../../packages/psychometrics/src/population/reference-people.ts';
import { sha256, storeResult } from '../../../../src/server/features/calibration/calibration.ts';
import { readItemBank } from '../../../../src/server/features/survey/survey.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';

const itemBank = readItemBank(new URL('../../../../items/', import.meta.url));

type Parameters = ReadonlyMap<string, Pick<ItemParameters, 'a' | 'b'>>;

interface SetOptions {
  /** A day and eight hexadecimal digits. */
  readonly version?: string;
  readonly people?: number;
  readonly texts?: ReadonlyMap<string, string>;
}

export function fittedSet(
  bank: Bank,
  parameters: Parameters,
  options: SetOptions = {},
): ParameterSet {
  const { version = '2026-01-15-1a2b3c4d', people = 1200, texts } = options;
  const covariance = priorCovariance(startingContrastVariance);
  const items = [...parameters].map(([id, { a, b }]) => ({
    id,
    a,
    b,
    answers: Math.floor(people / 3),
    aError: 0.1,
    bErrors: b.map(() => 0.05),
    textHash: sha256(texts?.get(id) ?? id),
  }));
  const { domains } = referencePeople(bankFromParameterSet(bank, { version, items, covariance }));
  return createParameterSet(
    {
      version,
      people,
      seed: 'seed',
      items,
      covariance,
      cuts: { personFit: { logRatio: -0.5 }, levels: levelCuts },
      referenceProfiles: domains.map((scores) => Array.from(scores)),
    },
    sha256,
  );
}

/** Makes every question steeper by the factor, and easier by half a unit of its trait. */
const changedParameters = ({ items, linear }: Bank, factor: number): Parameters =>
  new Map(
    items.map(({ id }, i) => {
      const { slopes, intercepts } = linear[i]!;
      const b = Array.from(intercepts, (intercept) => -intercept / slopes[0]! - 0.5);
      // as: an item has six intercepts
      return [id, { a: slopes[0]! * factor, b: b as unknown as ItemParameters['b'] }];
    }),
  );

/** `version` is a day and eight hexadecimal digits. */
export function makeParameterSet(version: string, people = 1200, factor = 1.2): ParameterSet {
  const { model } = itemBank.current;
  const texts = new Map(itemBank.texts.map(({ id, text }) => [id, text]));
  return fittedSet(model, changedParameters(model, factor), { version, people, texts });
}

export async function storeSet(
  { db }: { readonly db: Database },
  version: string,
  people?: number,
  factor?: number,
): Promise<ParameterSet> {
  const set = makeParameterSet(version, people, factor);
  await db.write((tx) => storeResult(tx, set));
  return set;
}
