/** Changing the master key (ADR 36). Both nodes of these tests use one database. */

import { describe, expect, test } from 'vitest';
import {
  dropPreviousKey,
  rewrapAddresses,
} from '../../../src/server/features/accounts/accounts.ts';
import { noRows } from '../../../src/server/platform/crypto/keyring.ts';
import { createMetrics } from '../../../src/server/platform/metrics/metrics.ts';
import { readCode, requestCode, signInByCode } from '../../support/mailbox.ts';
import { makeSealedAccount } from '../../support/people/make-sealed-account.ts';
import { makeEmailUser } from '../../support/server/make-email-user.ts';
import { makeFinishedUser, makeUser, seededAnswers } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { makeKeys } from '../../support/server/test-keys.ts';
import { backKeys, bothKeys, newKey, newKeys, signIn, useNodeBefore } from './key-change-nodes.ts';

const otherKeys = makeKeys(3);

const { mailbox, before, startBeside, countRows } = useNodeBefore();

const openProfile = (node: TestApp, { shareCode }: { readonly shareCode: string }) =>
  node.call('publicProfile', { params: { shareCode } });

describe('a node with the new and the previous key', () => {
  test('signs in by login code without the previous key', async () => {
    const user = await makeUser(before);
    const after = await startBeside(bothKeys);
    expect(await countRows()).toEqual({ ...noRows, login_code: 1, share_code: 1 });
    expect((await signIn(after, user)).user.id).toBe(user.id);
    expect(await countRows()).toEqual(noRows);
    expect((await signIn(await startBeside(newKey), user)).user.id).toBe(user.id);
  });

  test('proves an account by its login code', async () => {
    const user = await makeUser(before);
    const after = await startBeside(bothKeys);
    const { token, loginCode } = user;
    after.moveClock(1200);
    await after.call('prove', { token, body: { loginCode } });
    expect(await countRows()).toEqual({ ...noRows, share_code: 1 });
    expect((await signIn(after, user)).user.id).toBe(user.id);
  });

  test('opens share links, and lists them under the new key', async () => {
    const user = await makeFinishedUser(before, seededAnswers(1));
    const after = await startBeside(bothKeys);
    const seen = await openProfile(before, user);
    expect(await openProfile(after, user)).toEqual(seen);
    expect(await countRows()).toEqual({ ...noRows, login_code: 1 });
    expect(await openProfile(after, user)).toEqual(seen);
  });

  test('signs in by a mailed code, and then without the previous key', async () => {
    const { id, email } = await makeEmailUser(before, mailbox);
    const after = await startBeside(bothKeys);
    expect((await signInByCode(after, mailbox, email)).user.id).toBe(id);
    expect(await countRows()).toEqual({ ...noRows, login_code: 1 });
    expect((await signInByCode(after, mailbox, email)).user.id).toBe(id);
  });

  test('counts what needs the previous key', async () => {
    await makeEmailUser(before, mailbox);
    const metrics = createMetrics('1.0.0');
    const { app } = await startBeside(bothKeys, { observer: metrics });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const lines = async () =>
      (await metrics.text()).split('\n').filter((line) => line.startsWith('spark_rows_on_prev'));
    await expect.poll(lines).toEqual([
      'spark_rows_on_previous_key{kind="login_code"} 1',
      'spark_rows_on_previous_key{kind="share_code"} 1',
      'spark_rows_on_previous_key{kind="address"} 1',
      'spark_rows_on_previous_key{kind="address_wrap"} 0', // moved without its owner
    ]);
  });

  test('accepts a code that was mailed before the change', async () => {
    const { id, email } = await makeEmailUser(before, mailbox);
    const { challengeId } = (await requestCode(before, email)).json<{ challengeId: string }>();
    const mail = await mailbox.next(email);
    const after = await startBeside(bothKeys);
    const code = readCode(mail);
    const reply = await after.call('login', { body: { loginCode: email, challengeId, code } });
    expect(reply.user.id).toBe(id);
  });

  test('keeps one address for one account', async () => {
    const owner = await makeEmailUser(before, mailbox);
    const after = await startBeside(bothKeys);
    const { token } = await makeUser(after);
    await after.call('updateOptionalInfo', { token, body: { email: owner.email } });
    const mail = await mailbox.next(owner.email);
    const code = readCode(mail);
    expect(await after.refused('confirmEmail', { token, body: { code } })).toMatchObject({
      status: 409,
    });
    expect((await signInByCode(after, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('opens everything of an account, by password too', async () => {
    const account = await makeSealedAccount(before, mailbox, 1);
    const { email, password, token } = account;
    const data = await before.call('exportData', { token });
    const after = await startBeside(bothKeys);
    const byPassword = await after.call('login', { body: { loginCode: email, password } });
    expect(await countRows()).toEqual({ ...noRows, login_code: 1 });
    const again = await after.call('exportData', { token: byPassword.accessToken });
    expect(again.attempts).toEqual(data.attempts);
    expect(again.people).toEqual(data.people);
    expect((await signInByCode(after, mailbox, email)).user.id).toBe(account.id);
  });
});

describe('a start', () => {
  test('refuses a previous key that is not the one before', async () => {
    await expect(startBeside({ current: newKeys, previous: otherKeys })).rejects.toThrow(
      'made with another master key',
    );
  });

  test('refuses to lose what only the previous key opens', async () => {
    await makeEmailUser(before, mailbox);
    await startBeside(bothKeys);
    await expect(startBeside(newKey)).rejects.toThrow(
      'Without the previous master key these stop working: 1 login code, 1 share link, 1 e-mail address and 1 key that an address opens. Name it in MASTER_KEY_PREVIOUS',
    );
    await expect(startBeside({ current: otherKeys, previous: newKeys })).rejects.toThrow(
      'Without the previous master key',
    );
  });

  test('goes on without it once it was given up', async () => {
    const user = await makeUser(before);
    await startBeside(bothKeys);
    expect(await dropPreviousKey(before.db, newKeys)).toMatchObject({ login_code: 1 });
    const after = await startBeside(newKey);
    const { loginCode } = user;
    expect(await after.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
    const again = await startBeside(bothKeys);
    expect((await signIn(again, user)).user.id).toBe(user.id);
  });

  test('changes back before every address wrap has moved', async () => {
    const { id, email } = await makeEmailUser(before, mailbox);
    const after = await startBeside(bothKeys);
    await rewrapAddresses(after.db, bothKeys, () => {});
    const back = await startBeside(backKeys);
    expect((await signInByCode(back, mailbox, email)).user.id).toBe(id);
  });

  test('changes back to the former key', async () => {
    const [left, moved] = [await makeUser(before), await makeUser(before)];
    await signIn(await startBeside(bothKeys), moved);
    const back = await startBeside(backKeys);
    for (const user of [left, moved]) expect((await signIn(back, user)).user.id).toBe(user.id);
    expect(await countRows()).toEqual(noRows);
  });
});
