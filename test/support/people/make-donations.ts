/** Donated copies for tests, and the key that opens them. */

import type { DonationChoice } from '../../../src/domain/account.ts';
import { moveDueBatch } from '../../../src/server/features/donations/batches.ts';
import { readDonations } from '../../../src/server/operations/calibration/read-donations.ts';
import { newKeyPair } from '../../../src/server/platform/crypto/x25519.ts';
import type { TestUser } from '../server/make-user.ts';
import { bank, type TestApp } from '../server/test-app.ts';

/** The calibration key of the tests: `openTestApp({ calibrationKey: calibration.publicKey })`. */
export const calibration = newKeyPair();

export const donate = (
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  choice: DonationChoice = 'answers',
) => spark.call('setDonation', { token, body: { choice } });

/** Lets two days pass, after which the job moves every waiting copy. Returns how many. */
export async function moveWaiting(spark: TestApp): Promise<number> {
  spark.moveClock(2 * 86_400);
  return moveDueBatch(spark);
}

/** Opens the copies that no longer wait. */
export const readCopies = (spark: TestApp) =>
  readDonations(spark.db, { privateKey: calibration.privateKey, bank });

export const countCopies = (spark: TestApp): Promise<{ waiting: number; moved: number }> =>
  spark.db.read(async (tx) => ({
    waiting: (await tx.selectFrom('pending_donations').select('id').execute()).length,
    moved: (await tx.selectFrom('donations').select('id').execute()).length,
  }));
