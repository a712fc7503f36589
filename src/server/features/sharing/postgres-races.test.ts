/** Several requests write a public record at once, on connections of their own. */

import { describe, expect, test } from 'vitest';
import { keen, makeOpenUser } from '../../../../test/support/people/make-pairs.ts';
import { openTwoNodes, waitUntilBlocked } from '../../../../test/support/postgres/two-nodes.ts';
import { callerOf, type TestUser } from '../../../../test/support/server/make-user.ts';
import { noFollowers } from '../../../../test/support/server/no-followers.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { testKey, testKeys } from '../../../../test/support/server/test-keys.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { findFigures, upsertFigures } from '../profile/profile.ts';
import { accessFor, setLimit, findFinishedAttempt } from '../survey/survey.ts';
import { findRecord } from './open-record.ts';
import { publishRecord, renewShareCode, switchSharingOff } from './share-code.ts';

const nodes = openTwoNodes();
const shareCodeKey = testKey('shareCode');
const { rateLimit: key } = testKeys;

/** Returns a database whose transactions finish their work, then wait with the commit. */
function holdCommits(db: Database) {
  const [done, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write: Database['write'] = (unit) =>
    db.write(async (tx) => {
      const result = await unit(tx);
      done.resolve();
      await release.promise;
      return result;
    });
  return { db: { ...db, write }, done: done.promise, release: () => release.resolve() };
}

type Deps = Parameters<typeof setLimit>[0] & Parameters<typeof renewShareCode>[0];

/**
 * Marks the stored figures as those of an older model, so that the next request recomputes them.
 */
const ageFigures = (owner: Owner): Promise<void> =>
  nodes.first.db.write(async (tx) => {
    const attempt = await findFinishedAttempt(tx, accessFor(bank, owner));
    const stored = await findFigures(tx, owner, attempt!.id);
    const numbers = stored!.numbers.map((number) => number ?? 0);
    await upsertFigures(tx, owner, attempt!, { modelVersion: 'older', numbers });
  });

/** Computes the profile on one node, which publishes a record, while another node changes it. */
async function computeDuring<T>(
  { token }: TestUser,
  change: (deps: Deps, caller: Caller) => Promise<T>,
): Promise<T> {
  const { first, second } = nodes;
  await ageFigures(await callerOf(first, { token }));
  const held = holdCommits(second.db);
  const { now } = second;
  const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
  const deps: Deps = {
    db: held.db,
    bankInUse: () => bank,
    now,
    random,
    shareCodeKey,
    loginCodeKey: testKey('loginCode'),
    limits: createRateLimiter({ db: second.db, now, random, key, scale: 1000 }),
    followers: {
      ...noFollowers,
      recordChanged: (tx, owner) => publishRecord(bank, tx, owner),
    },
  };
  const changing = change(deps, await callerOf(second, { token }));
  await held.done;
  const computing = first.call('profileStatus', { token });
  await waitUntilBlocked(first.db);
  held.release();
  expect(await computing).toEqual({ status: 'completed' });
  return changing;
}

const storedRecord = ({ id }: TestUser) =>
  nodes.first.db.read((tx) =>
    tx.selectFrom('users').select('public_record').where('id', '=', id).executeTakeFirstOrThrow(),
  );

const find = (shareCode: string) => findRecord({ db: nodes.first.db, shareCodeKey }, shareCode);

describe('a profile computed during another change', () => {
  test('names no question being marked as a hard limit', async () => {
    const user = await makeOpenUser(nodes.first, keen('limit'));
    const index = (await find(user.shareCode))?.record.items[0]?.index ?? -1;
    const itemId = bank.current.model.items[index]?.id ?? '';
    await computeDuring(user, (deps, caller) => setLimit(deps, caller, { itemId, isLimit: true }));
    const named = (await find(user.shareCode))?.record.items.map((item) => item.index);
    expect(named).not.toContain(index);
  });

  test('is published under the new share code alone', async () => {
    const user = await makeOpenUser(nodes.first, keen('code'));
    const { shareCode } = await computeDuring(user, renewShareCode);
    expect(await find(shareCode ?? '')).toMatchObject({ shareCode });
    expect(await find(user.shareCode)).toBeUndefined();
  });

  test('is not published once sharing is off', async () => {
    const user = await makeOpenUser(nodes.first, keen('off'));
    await computeDuring(user, switchSharingOff);
    expect(await storedRecord(user)).toEqual({ public_record: null });
  });
});
