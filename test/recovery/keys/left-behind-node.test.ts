/** A node goes on with the old master key after another one has changed it (ADR 36). */

import { beforeEach, describe, expect, test } from 'vitest';
import { dropPreviousKey } from '../../../src/server/features/accounts/accounts.ts';
import { noRows, singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import { createMetrics } from '../../../src/server/platform/metrics/metrics.ts';
import { confirmAddress, signInByCode } from '../../support/mailbox.ts';
import { makeSealedAccount } from '../../support/people/make-sealed-account.ts';
import { makeEmailUser, newAddress } from '../../support/server/make-email-user.ts';
import { makeFinishedUser, makeUser, seededAnswers } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { makeKeys } from '../../support/server/test-keys.ts';
import { backKeys, bothKeys, newKey, newKeys, signIn, useNodeBefore } from './key-change-nodes.ts';

const busy = { status: 503 };

const { mailbox, before, startBeside, countRows } = useNodeBefore();

describe('a node that was left behind', () => {
  test('refuses nothing as unknown', async () => {
    const user = await makeFinishedUser(before, seededAnswers(1));
    const { email, password } = await makeSealedAccount(before, mailbox, 1);
    const after = await startBeside(bothKeys);
    await signIn(after, user);
    await signInByCode(after, mailbox, email);
    const { loginCode, shareCode, token } = user;
    before.moveClock(1200);
    expect(await before.refused('login', { body: { loginCode } })).toMatchObject(busy);
    expect(await before.refused('prove', { token, body: { loginCode } })).toMatchObject(busy);
    expect(await before.refused('publicProfile', { params: { shareCode } })).toMatchObject(busy);
    expect(await before.refused('login', { body: { loginCode: email, password } })).toMatchObject(
      busy,
    );
  });

  test('is not ready', async () => {
    const status = async () => (await before.app.inject('/readyz')).statusCode;
    expect(await status()).toBe(200);
    await startBeside(bothKeys);
    expect(await status()).toBe(503);
  });

  test('makes no account', async () => {
    await startBeside(bothKeys);
    expect(await before.refused('createUnique')).toMatchObject(busy);
    const body = { email: newAddress(), password: 'nine quiet words' };
    expect(await before.refused('register', { body })).toMatchObject(busy);
    expect(await countRows()).toEqual(noRows);
  });

  test('issues no new code', async () => {
    const user = await makeUser(before);
    await startBeside(bothKeys);
    const { token, loginCode } = user;
    expect(await before.refused('rotateLoginCode', { token })).toMatchObject(busy);
    expect(await before.refused('renewShareCode', { token })).toMatchObject(busy);
    expect((await before.call('login', { body: { loginCode } })).user.id).toBe(user.id);
  });

  test('deletes nothing, since the ledger would forget it', async () => {
    const { token } = await makeUser(before);
    await startBeside(bothKeys);
    expect(await before.refused('deleteData', { token })).toMatchObject(busy);
    expect((await before.call('me', { token })).id).toBeDefined();
  });

  test('confirms no address', async () => {
    const user = await makeUser(before);
    await startBeside(bothKeys);
    await expect(confirmAddress(before, mailbox, user, newAddress())).rejects.toThrow('503');
  });
});

describe('a node that was left behind while the key changes back', () => {
  let left: TestApp;
  beforeEach(async () => {
    left = await startBeside(bothKeys);
  });
  const changeBack = () => startBeside(backKeys);

  test('moves no login code', async () => {
    const { token, loginCode } = await makeUser(await changeBack());
    expect(await left.refused('login', { body: { loginCode } })).toMatchObject(busy);
    left.moveClock(1200);
    expect(await left.refused('prove', { token, body: { loginCode } })).toMatchObject(busy);
  });

  test('moves no share code', async () => {
    const { shareCode } = await makeFinishedUser(await changeBack(), seededAnswers(1));
    expect(await left.refused('publicProfile', { params: { shareCode } })).toMatchObject(busy);
    expect(await countRows()).toEqual(noRows);
  });
});

describe('rows under a key that is no longer noted', () => {
  const rest = { login_code: 1, share_code: 1, address: 1, address_wrap: 1 };
  beforeEach(async () => {
    await makeEmailUser(before, mailbox);
    await startBeside(bothKeys);
    await dropPreviousKey(before.db, newKeys);
  });

  test('are still there, but no server counts them', async () => {
    expect(await countRows()).toMatchObject(rest);
    const metrics = createMetrics('1.0.0');
    const { app } = await startBeside(newKey, { observer: metrics });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(metrics.text).toContain('spark_rows_on_previous_key{kind="login_code"} 0');
  });

  test('do not stop a start, or the next change', async () => {
    await startBeside(newKey);
    await startBeside({ current: makeKeys(3), previous: newKeys });
    expect(await countRows()).toMatchObject(rest);
    await startBeside(singleKey(makeKeys(3)));
  });
});
