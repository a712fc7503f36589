/** Changing the master key (ADR 36). All nodes of a test use one database. */

import { describe, expect, test } from 'vitest';
import { dropPreviousKey, rewrapAddresses } from '../../../src/server/features/keys/keys.ts';
import { type KeyCounts, noRows, singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import { createMetrics } from '../../../src/server/platform/metrics/metrics.ts';
import { expectRefusals } from '../../support/http/expect-refusals.ts';
import { statusOf } from '../../support/http/limited-apps.ts';
import { readCode, requestCode, signInByCode } from '../../support/mailbox.ts';
import {
  makeEmailUser,
  newAddress,
  password,
  registerUser,
} from '../../support/server/make-email-user.ts';
import { finishSurvey, makeUser, seededAnswers } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { makeKeys } from '../../support/server/test-keys.ts';
import { backKeys, bothKeys, newKey, newKeys, signIn, useNodeBefore } from './key-change-nodes.ts';

const otherKeys = makeKeys(3);

const { mailbox, before, startBeside, countRows } = useNodeBefore();

/** An account with a profile, a password and a confirmed address. */
async function makeOwner() {
  const owner = await registerUser(before, mailbox);
  const { shareCode } = await before.call('me', { token: owner.token });
  const user = { ...owner, shareCode: shareCode ?? '' };
  await finishSurvey(before, user, seededAnswers(1));
  return user;
}
type Owner = Awaited<ReturnType<typeof makeOwner>>;
type Way = (node: TestApp, owner: Owner) => Promise<number>;

const byCode: Way = (node, { loginCode }) => statusOf(node, 'login', { body: { loginCode } });
const byPassword: Way = (node, { email }) =>
  statusOf(node, 'login', { body: { loginCode: email, password } });
const byProof: Way = (node, { token, loginCode }) =>
  statusOf(node, 'prove', { token, body: { loginCode } });
const byLink: Way = (node, { shareCode }) =>
  statusOf(node, 'publicProfile', { params: { shareCode } });

const all: KeyCounts = { login_code: 1, share_code: 1, address: 1, address_wrap: 1 };

describe('a node with the new and the previous key', () => {
  test.each<[string, Way, Partial<KeyCounts>]>([
    ['a login code', byCode, { login_code: 0, share_code: 0 }],
    ['a password', byPassword, { share_code: 0, address: 0, address_wrap: 0 }],
    ['a login code as a proof', byProof, { login_code: 0 }],
    ['a share code', byLink, { share_code: 0 }],
  ])('accepts %s and moves it, and one left behind is busy', async (_, way, moved) => {
    const owner = await makeOwner();
    const after = await startBeside(bothKeys);
    expect(await countRows()).toEqual(all);
    expect(await way(after, owner)).toBe(200);
    expect(await countRows()).toEqual({ ...all, ...moved });
    expect(await way(after, owner)).toBe(200);
    expect(await way(before, owner)).toBe(503);
  });

  test('opens everything without the previous key, once all has moved', async () => {
    const owner = await makeOwner();
    const { attempts } = await before.call('exportData', { token: owner.token });
    const after = await startBeside(bothKeys);
    expect(await byCode(after, owner)).toBe(200);
    expect((await signInByCode(after, mailbox, owner.email)).user.id).toBe(owner.id);
    expect(await countRows()).toEqual(noRows);
    const alone = await startBeside(newKey);
    for (const way of [byCode, byPassword, byProof, byLink])
      expect(await way(alone, owner)).toBe(200);
    const { accessToken } = await signInByCode(alone, mailbox, owner.email);
    expect((await alone.call('exportData', { token: accessToken })).attempts).toEqual(attempts);
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
    const code = readCode(await mailbox.next(email));
    const after = await startBeside(bothKeys);
    const reply = await after.call('login', { body: { loginCode: email, challengeId, code } });
    expect(reply.user.id).toBe(id);
  });

  test('keeps one address for one account', async () => {
    const owner = await makeEmailUser(before, mailbox);
    const after = await startBeside(bothKeys);
    const other = await makeUser(after);
    const { token } = other;
    await after.call('updateOptionalInfo', { token, body: { email: owner.email } });
    const code = readCode(await mailbox.next(owner.email));
    await expectRefusals(after, [[other, 'confirmEmail', { code }, 409]]);
    expect((await signInByCode(after, mailbox, owner.email)).user.id).toBe(owner.id);
  });
});

describe('a node that was left behind', () => {
  test('is not ready, and changes nothing', async () => {
    const user = await makeUser(before);
    const email = newAddress();
    await before.call('updateOptionalInfo', { token: user.token, body: { email } });
    const code = readCode(await mailbox.next(email));
    const isReady = async () => (await before.app.inject('/readyz')).statusCode === 200;
    expect(await isReady()).toBe(true);
    await startBeside(bothKeys);
    expect(await isReady()).toBe(false);
    await expectRefusals(before, [
      [null, 'createUnique', undefined, 503],
      [null, 'register', { email: newAddress(), password }, 503],
      [user, 'rotateLoginCode', undefined, 503],
      [user, 'renewShareCode', undefined, 503],
      [user, 'confirmEmail', { code }, 503],
      [user, 'deleteData', undefined, 503], // the ledger would forget it
    ]);
    expect((await signIn(before, user)).user.id).toBe(user.id);
  });

  test('moves nothing while the key changes back', async () => {
    const owner = await makeOwner();
    const left = await startBeside(bothKeys);
    const back = await startBeside(backKeys);
    for (const way of [byCode, byProof, byLink]) expect(await way(left, owner)).toBe(503);
    expect(await countRows()).toEqual(noRows);
    for (const way of [byCode, byProof, byLink]) expect(await way(back, owner)).toBe(200);
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

  test('continues without an abandoned key and stops counting its rows', async () => {
    const owner = await makeEmailUser(before, mailbox);
    await startBeside(bothKeys);
    expect(await dropPreviousKey(before.db, newKeys)).toMatchObject({ login_code: 1 });
    const metrics = createMetrics('1.0.0');
    const after = await startBeside(newKey, { observer: metrics });
    await after.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(metrics.text).toContain('spark_rows_on_previous_key{kind="login_code"} 0');
    await expectRefusals(after, [[null, 'login', { loginCode: owner.loginCode }, 401]]);
    await startBeside({ current: otherKeys, previous: newKeys });
    await startBeside(singleKey(otherKeys));
    expect(await countRows()).toMatchObject(all);
  });

  test('finds what was given up again with both keys', async () => {
    const user = await makeUser(before);
    await startBeside(bothKeys);
    await dropPreviousKey(before.db, newKeys);
    expect((await signIn(await startBeside(bothKeys), user)).user.id).toBe(user.id);
  });

  test('changes back to the former key, whatever has moved', async () => {
    const [left, moved] = [await makeEmailUser(before, mailbox), await makeUser(before)];
    const after = await startBeside(bothKeys);
    await signIn(after, moved);
    await rewrapAddresses(after.db, bothKeys, () => {});
    const back = await startBeside(backKeys);
    for (const user of [left, moved]) expect((await signIn(back, user)).user.id).toBe(user.id);
    expect((await signInByCode(back, mailbox, left.email)).user.id).toBe(left.id);
    expect(await countRows()).toEqual({ ...noRows, address_wrap: 1 }); // once a server listens
  });
});
