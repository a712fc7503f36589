import { randomBytes } from 'node:crypto';
import type { DonationChoice } from '../../../src/domain/account.ts';
import { moveDueBatch } from '../../../src/server/features/donations/batches.ts';
import { setDonation } from '../../../src/server/features/donations/choice.ts';
import { donationTag } from '../../../src/server/features/donations/copy-content.ts';
import { lockPending, moveCopies } from '../../../src/server/features/donations/copy-store.ts';
import { openDonations, updateDonation } from '../../../src/server/features/donations/donations.ts';
import { selectTextEdits } from '../../../src/server/features/donations/text-edits.ts';
import { newKeyPair } from '../../../src/server/platform/crypto/seal-to-key.ts';
import type { Tx } from '../../../src/server/platform/db/database.ts';
import { findKeyIds } from '../../../src/server/platform/db/key-check.ts';
import type { Caller } from '../../../src/server/platform/http/handlers.ts';
import type { TestUser } from '../server/make-user.ts';
import { noFollowers } from '../server/no-followers.ts';
import { bank, type TestApp } from '../server/test-app.ts';
import { testKey } from '../server/test-keys.ts';

/** The calibration key of the tests: `openTestApp({ calibrationKey: calibration.publicKey })`. */
export const calibration = newKeyPair();

export const donate = (
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  choice: DonationChoice = 'answers',
) => spark.call('setDonation', { token, body: { choice } });

/**
 * Donates on a server without a key of calibration, and leaves one copy that has moved and one that
 * waits.
 */
export async function donateTwice({ db, now }: TestApp, caller: Caller): Promise<void> {
  const id = (await db.read(findKeyIds))?.current ?? 0; // a test may have a master key of its own
  const loginCodeKey = { ...testKey('loginCode'), id };
  const calibrationKey = calibration.publicKey;
  const site = { db, now, bankInUse: () => bank, random: randomBytes };
  const unexpected = (error: unknown) => {
    throw error;
  };
  const keys = { loginCodeKey, calibrationKey };
  const deps = { ...site, ...keys, followers: noFollowers, logError: unexpected };
  await setDonation(deps, caller, { choice: 'answers' });
  const tag = donationTag(caller.dataKey);
  await db.write(async (tx) => {
    const rows = await lockPending(tx);
    await moveCopies(
      tx,
      rows.filter((row) => Buffer.compare(row.tag, tag) === 0),
    );
    await updateDonation(deps, tx, caller);
  });
}

/** Lets two days pass, after which the job moves every waiting copy. Returns how many. */
export async function moveWaiting(spark: TestApp): Promise<number> {
  spark.moveClock(2 * 86_400);
  return moveDueBatch(spark);
}

export const readCopies = (spark: TestApp) =>
  spark.db.read(async (tx) => {
    const donations = await tx.selectFrom('donations').selectAll().execute();
    const admin_audit = await selectTextEdits(tx);
    return openDonations({ donations, admin_audit }, { privateKey: calibration.privateKey, bank });
  });

const selectIds = (tx: Tx, table: 'donations' | 'pending_donations') =>
  tx.selectFrom(table).select('id').where('study', 'is', null).execute();

/** Without those for studies. */
export const countCopies = (spark: TestApp): Promise<{ waiting: number; moved: number }> =>
  spark.db.read(async (tx) => ({
    waiting: (await selectIds(tx, 'pending_donations')).length,
    moved: (await selectIds(tx, 'donations')).length,
  }));
