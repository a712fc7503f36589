import { beforeAll, describe, expect, test } from 'vitest';
import { detailColumns, noDetails } from '../../src/server/features/accounts/account.ts';
import {
  loginCodeKey,
  wrapDataKey,
  wrapForToken,
  hashToken,
} from '../../src/server/features/keys/secrets.ts';
import { newKey } from '../../src/server/platform/crypto/seal.ts';
import { makeUser, type TestUser } from '../support/server/make-user.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();
let owner: TestUser;
let thief: TestUser;
const dataKey = newKey();
const damaged = { status: 500, code: 'damaged' };

/** An account without answers, whose details the thief has sealed under a key of their own. */
beforeAll(async () => {
  owner = await makeUser(spark);
  thief = await makeUser(spark);
  const details = { ...noDetails, shareCode: 'A'.repeat(20), compareDetail: 'all' } as const;
  await spark.db.write(async (tx) => {
    const columns = detailColumns({ userId: owner.id, dataKey }, details, 1);
    await tx.updateTable('users').set(columns).where('id', '=', owner.id).execute();
    // The only secrets that the thief has are those of another account.
    const { wrapped } = wrapDataKey(owner.id, dataKey, loginCodeKey(thief.loginCode));
    await tx.updateTable('key_wraps').set({ wrapped }).where('user_id', '=', owner.id).execute();
  });
});

const countAttempts = () => spark.db.read((tx) => tx.selectFrom('attempts').select('id').execute());

describe('an owner stores nothing under a key of somebody else', () => {
  test('after a sign-in by login code', async () => {
    const { loginCode } = owner;
    expect(await spark.refused('login', { body: { loginCode } })).toMatchObject(damaged);
  });

  test('in a session that was open before', async () => {
    const { token } = owner;
    expect(await spark.refused('me', { token })).toMatchObject(damaged);
    expect(await spark.refused('refresh', { token })).toMatchObject(damaged);
    expect(await spark.refused('renewShareCode', { token })).toMatchObject(damaged);
  });

  test('in a session to whose token the thief gave it', async () => {
    const { token } = owner;
    const wrapped = wrapForToken({ userId: owner.id, dataKey }, thief.token);
    await spark.db.write((tx) =>
      tx
        .updateTable('tokens')
        .set({ wrapped_key: wrapped })
        .where('hash', '=', hashToken(token))
        .execute(),
    );
    expect(await spark.refused('startSurvey', { token, body: {} })).toMatchObject(damaged);
    expect(await countAttempts()).toEqual([]);
  });
});
