/** Donated copies of simulated people, without accounts. */

import { createHash } from 'node:crypto';
import { createBank } from '../../../src/psychometrics/bank/bank.ts';
import { seededUniform } from '../../../src/psychometrics/kernel/random.ts';
import { sealCopy } from '../../../src/server/features/donations/copy/sealed-copy.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import {
  plausibleParameters,
  randomPerson,
  simulateAnswers,
} from '../psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../psychometrics/take-survey.ts';
import { bank } from '../server/test-app.ts';
import { calibration } from './make-donations.ts';

interface CopyOptions {
  readonly week?: string;
  /** The first so many people answer at random. */
  readonly careless?: number;
  /** The number of people who have donated before. */
  readonly after?: number;
  /** The public key; by default that of the tests. */
  readonly key?: Uint8Array;
}

export const copyTag = (number: number): Uint8Array =>
  new Uint8Array(createHash('sha256').update(`copy ${number}`).digest());

/** Stores copies of people who answer by parameters that differ from the starting values. */
export async function storeCopies(
  db: Database,
  count: number,
  { week = '2026-W02', careless = 0, after = 0, key = calibration.publicKey }: CopyOptions = {},
): Promise<void> {
  const { layout, model } = bank.current;
  const uniform = seededUniform(`copies after ${after}`);
  const truth = createBank(
    model.items,
    plausibleParameters(model.items, seededUniform('copies, truth')),
  );
  const rows = Array.from({ length: count }, (_, n) => {
    const honest = simulateAnswers(truth, randomPerson(uniform), uniform);
    const all = n < careless ? honest.map(() => 1 + Math.floor(7 * uniform())) : honest;
    const answers = takeSurvey(model, all, `copy ${after + n}`);
    const row = {
      id: createHash('sha256')
        .update(`id ${after + n}`)
        .digest('hex')
        .slice(0, 24),
      tag: copyTag(after + n),
      week,
      edition: layout.number,
    };
    return sealCopy(key, row, { answers, ageRange: null, gender: null });
  });
  await db.write(async (tx) => {
    for (let start = 0; start < count; start += 100)
      await tx
        .insertInto('donations')
        .values(rows.slice(start, start + 100))
        .execute();
  });
}
