/** Whatever was deleted stays deleted, also where the master key was changed to and fro. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { adoptMasterKey, forgetDeletion } from '../../../src/server/features/accounts/accounts.ts';
import {
  deriveKeyId,
  type Keyring,
  rotatingKey,
} from '../../../src/server/platform/crypto/keyring.ts';
import { TemporaryFailure } from '../../../src/server/platform/refusal.ts';
import { calibration, donate } from '../../support/people/make-donations.ts';
import { makeLink } from '../../support/people/make-links.ts';
import { keen, mirrored } from '../../support/people/make-pairs.ts';
import { end, meet } from '../../support/people/make-readings.ts';
import { restoreInto, saveBackup } from '../../support/server/backups.ts';
import { makeFinishedUser, type TestUser } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import {
  backKeys,
  bothKeys,
  newKey,
  oldKey,
  oldKeys,
  signIn,
  startNode,
} from './key-change-nodes.ts';

const options = { calibrationKey: calibration.publicKey };

type Id = string;

/** What can be deleted: `make` returns what `erase` needs, in the name of the first person. */
const kinds: Readonly<
  Record<
    'users' | 'links' | 'pairs' | 'pending_donations',
    {
      make(spark: TestApp, user: TestUser, other: TestUser): Promise<Id>;
      erase(spark: TestApp, user: TestUser, id: Id): Promise<unknown>;
    }
  >
> = {
  users: {
    make: async (_, { id }) => id,
    erase: (spark, { token }) => spark.call('deleteData', { token }),
  },
  links: {
    make: async (spark, user) => (await makeLink(spark, user)).linkId,
    erase: (spark, { token }, linkId) => spark.call('deleteLink', { token, body: { linkId } }),
  },
  pairs: { make: meet, erase: end },
  pending_donations: {
    make: async (spark, user) => {
      await donate(spark, user);
      return '';
    },
    erase: (spark, user) => donate(spark, user, 'none'),
  },
};

const findRows = {
  users: sql`select 1 from users`,
  links: sql`select 1 from links`,
  pairs: sql`select 1 from pairs where state <> 'ENDED'`,
  pending_donations: sql`select 1 from pending_donations`,
} as const;
type Kind = keyof typeof findRows;

const countRows = async ({ db }: Pick<TestApp, 'db'>, kind: Kind): Promise<number> =>
  (await db.read((tx) => findRows[kind].execute(tx))).rows.length;

async function signInAgain(spark: TestApp, user: TestUser): Promise<TestUser> {
  return { ...user, token: (await signIn(spark, user)).accessToken };
}

test.each(Object.keys(kinds) as Kind[])(
  'a restore without the key of deleted %s refuses',
  async (kind) => {
    const { make, erase } = kinds[kind];
    const before = await openAppForTest({ keys: oldKeys, ...options });
    let user = await makeFinishedUser(before, keen('keys'));
    const other = await makeFinishedUser(before, mirrored(keen('keys')));
    const id = await make(before, user, other);
    const count = await countRows(before, kind);
    const during = await startNode(before.db, bothKeys, options);
    for (const person of [user, other]) await signIn(during, person);
    const path = await saveBackup(before, bothKeys);
    const again = await startNode(before.db, backKeys, options);
    user = await signInAgain(again, user);
    await erase(again, user, id);
    await startNode(before.db, bothKeys, options);
    const restoreWith = (keys: Keyring) => restoreInto(before, path, { keys, replace: true });
    await expect(restoreWith(newKey)).rejects.toThrow(`id ${deriveKeyId(oldKeys.check)}`);
    expect(await countRows(before, kind)).toBe(count - 1);
    await restoreWith(bothKeys);
    expect(await countRows(before, kind)).toBe(count - 1);
  },
);

test('a node that was left behind takes nothing out of the ledger', async () => {
  const spark = await openAppForTest({ keys: oldKeys });
  await adoptMasterKey(spark.db, bothKeys);
  const deps = { now: spark.now, loginCodeKey: rotatingKey(oldKey, 'loginCode') };
  await expect(spark.db.write((tx) => forgetDeletion(tx, deps, 'donation:x'))).rejects.toThrow(
    TemporaryFailure,
  );
});
