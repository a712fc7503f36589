/** Nothing deleted comes back, whatever the order of keys, backups and deletions. */

import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { BackupError } from '../../../src/server/commands/backup/format.ts';
import {
  forgetDeletion,
  recordDeletions,
  recordTakenBack,
} from '../../../src/server/features/accounts/ledger/ledger.ts';
import { donationLedgerName } from '../../../src/server/features/donations/donations.ts';
import { adoptMasterKey } from '../../../src/server/features/keys/keys.ts';
import { linkLedgerName } from '../../../src/server/features/sharing/sharing.ts';
import { pairLedgerName } from '../../../src/server/features/together/together.ts';
import {
  deriveKeyId,
  type Keyring,
  rotatingKey,
} from '../../../src/server/platform/crypto/keyring.ts';
import type { Tx } from '../../../src/server/platform/db/database.ts';
import { KeyMismatch, KeyStillNeeded } from '../../../src/server/platform/db/key-check.ts';
import { TemporaryFailure } from '../../../src/server/platform/refusal.ts';
import { restoreInto, saveBackup } from '../../support/server/backups.ts';
import { makeUser } from '../../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../support/server/test-app.ts';
import { isFull } from '../../support/tiers.ts';
import { backKeys, bothKeys, newKey, oldKey, oldKeys } from './key-change-nodes.ts';

const bytes = new Uint8Array(8);
const day = '2026-01-01';
const link = { id: 'l', expires_at: null };
const copy = { id: 'd', tag: new Uint8Array(32).fill(5) };

/** Inserts one row of each kind, as the features would, but for accounts. */
async function insertRows(tx: Tx, userId: string): Promise<void> {
  const of = { user_id: userId, created_day: day, version: 1 };
  const sealed = { sealed: bytes, record: bytes, token_hash: bytes };
  await tx
    .insertInto('links')
    .values({ ...link, ...of, ...sealed })
    .execute();
  const keys = { inviter_key: bytes, introductions: bytes };
  const pair = { id: 'p', state: 'REVEALED' as const, expires_at: 4e12, created_day: day };
  await tx
    .insertInto('pairs')
    .values({ ...pair, ...keys })
    .execute();
  await insertCopy(tx);
}

const insertCopy = (tx: Tx) =>
  tx
    .insertInto('pending_donations')
    .values({ ...copy, week: day, edition: 1, sealed: bytes, waiting_since: day })
    .execute();

const removeCopy = (tx: Tx) => tx.deleteFrom('pending_donations').execute();

async function removeRows(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await tx.deleteFrom('links').execute();
  await tx.deleteFrom('pairs').execute();
  await removeCopy(tx);
}

const listNames = (userId: string): string[] => [
  userId,
  pairLedgerName('p'),
  donationLedgerName(copy.tag),
];

const tables = ['users', 'links', 'pairs', 'pending_donations'] as const;

const countAll = ({ db }: TestApp): Promise<Record<string, number>> =>
  db.read(async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of tables)
      counts[table] = (await sql`select 1 from ${sql.table(table)}`.execute(tx)).rows.length;
    return counts;
  });

const depsOf = ({ now }: TestApp, keys: Keyring) => ({
  now,
  loginCodeKey: rotatingKey(keys, 'loginCode'),
});

/** Returns whether the unit was carried out, and not refused as a site would refuse it. */
const isDone = (unit: Promise<unknown>): Promise<boolean> =>
  unit.then(
    () => true,
    (error: unknown) => {
      if ([BackupError, KeyMismatch, KeyStillNeeded].some((kind) => error instanceof kind))
        return false;
      throw error;
    },
  );

/** Starts a server with the keys, and signs all people in. Returns whether it started. */
async function changeKeys({ db }: TestApp, keys: Keyring): Promise<boolean> {
  if (!(await isDone(adoptMasterKey(db, keys)))) return false;
  const { id } = rotatingKey(keys, 'loginCode');
  const columns = { login_code_key_id: id, share_code_key_id: id };
  await db.write((tx) => tx.updateTable('users').set(columns).execute());
  return true;
}

const someKeys = fc.constantFrom<Keyring[]>(oldKey, newKey, bothKeys, backKeys);
const history = fc.record({
  /** What happens before each of the four events, and after them. */
  pauses: fc.array(
    fc.array(fc.record({ keys: someKeys, days: fc.integer({ min: 0, max: 2 }) }), { maxLength: 3 }),
    { minLength: 5, maxLength: 5 },
  ),
  deletion: fc.integer({ min: 0, max: 3 }),
  restores: fc.array(
    fc.record({
      keys: someKeys,
      withoutPreviousKey: fc.boolean(),
      withoutDeletions: fc.boolean(),
    }),
    { minLength: 3, maxLength: 3 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

/** Returns for each restore whether it was carried out. Throws if something comes back. */
async function live(spark: TestApp, { pauses, deletion, restores }: History): Promise<boolean[]> {
  const [stays, gone] = [await makeUser(spark), await makeUser(spark)];
  await spark.db.write((tx) => insertRows(tx, stays.id));
  const backups: string[] = [];
  let keys: Keyring = oldKey;
  for (const [n, pause] of pauses.entries()) {
    for (const step of pause) {
      spark.moveClock(step.days * 86_400);
      if (await changeKeys(spark, step.keys)) keys = step.keys;
    }
    if (n === deletion)
      await spark.db.write(async (tx) => {
        await removeRows(tx, gone.id);
        for (const name of listNames(gone.id))
          await recordDeletions(tx, depsOf(spark, keys), [name]);
        await recordTakenBack(tx, depsOf(spark, keys), [linkLedgerName(link.id)]);
      });
    else if (backups.length < 3) backups.push(await saveBackup(spark, keys));
  }
  const done: boolean[] = [];
  for (const [n, options] of restores.entries()) {
    done.push(await isDone(restoreInto(spark, backups[n]!, { replace: true, ...options })));
    const left = { users: 1, links: 0, pairs: 0, pending_donations: 0 };
    expect(await countAll(spark)).toEqual(left);
  }
  return done;
}

test('two keys, three backups and one deletion in any order', async () => {
  const done: boolean[] = [];
  const check = async (given: History): Promise<void> => {
    const spark = await openTestApp({ keys: oldKeys });
    done.push(...(await live(spark, given).finally(() => spark.close())));
  };
  await fc.assert(fc.asyncProperty(history, check), { numRuns: isFull ? 60 : 15, seed: 7 });
  for (const outcome of [true, false])
    expect(done.filter((each) => each === outcome).length).toBeGreaterThan(isFull ? 10 : 5);
});

test('a copy withdrawn twice, given again while a key was away', async () => {
  const spark = await openTestApp({ keys: oldKeys });
  const name = donationLedgerName(copy.tag);
  const withdraw = (keys: Keyring) =>
    spark.db.write(async (tx) => {
      await removeCopy(tx);
      await recordDeletions(tx, depsOf(spark, keys), [name]);
    });
  const changeTo = async (...path: readonly Keyring[]): Promise<void> => {
    for (const keys of path) expect(await changeKeys(spark, keys)).toBe(true);
    spark.moveClock(2 * 86_400);
  };
  await withdraw(oldKey);
  await changeTo(bothKeys, newKey);
  await spark.db.write(async (tx) => {
    await insertCopy(tx);
    await forgetDeletion(tx, depsOf(spark, newKey), name);
  });
  const path = await saveBackup(spark, newKey);
  await changeTo(backKeys);
  await withdraw(backKeys);
  await changeTo(bothKeys, newKey);
  const restoring = restoreInto(spark, path, { keys: newKey, replace: true });
  await expect(restoring).rejects.toThrow(`id ${deriveKeyId(oldKey.current.check)}`);
  await spark.close();
});

test('an outdated node removes nothing from the ledger', async () => {
  const spark = await openTestApp({ keys: oldKeys });
  await adoptMasterKey(spark.db, bothKeys);
  const forgetting = spark.db.write((tx) =>
    forgetDeletion(tx, depsOf(spark, oldKey), 'donation:x'),
  );
  await expect(forgetting).rejects.toThrow(TemporaryFailure);
  await spark.close();
});
