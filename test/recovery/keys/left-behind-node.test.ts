/** A node goes on with the old master key after another one has changed it (ADR 36). */

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { AppOptions } from '../../../src/server/app.ts';
import {
  countRowsOnPreviousKey,
  dropPreviousKey,
} from '../../../src/server/features/accounts/accounts.ts';
import { type Keyring, noRows, singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import { createMetrics } from '../../../src/server/platform/metrics/metrics.ts';
import { confirmAddress, type Mailbox, openMailbox } from '../../support/mailbox.ts';
import { makeEmailUser, newAddress } from '../../support/server/make-email-user.ts';
import { makeFinishedUser, makeUser, seededAnswers } from '../../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../support/server/test-app.ts';
import { makeKeys } from '../../support/server/test-keys.ts';
import { bothKeys, newKey, newKeys, oldKeys, startNode } from './key-change-nodes.ts';

const busy = { status: 503 };

let mailbox: Mailbox;
let before: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  before = await openTestApp({ keys: oldKeys, mailer: mailbox.mailer() });
  onTestFinished(() => before.close());
});

const startBeside = (keys: Keyring, options: Partial<AppOptions> = {}): Promise<TestApp> =>
  startNode(before.db, keys, { mailer: mailbox.mailer(), ...options });

const countRows = () => before.db.read(countRowsOnPreviousKey);

describe('a node that was left behind', () => {
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
  const changeBack = () => startBeside({ current: oldKeys, previous: newKeys });

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

  test('are still counted, but by no server', async () => {
    expect(await countRows()).toMatchObject(rest);
    const metrics = createMetrics('1.0.0');
    await startBeside(newKey, { observer: metrics });
    expect(await metrics.text()).toContain('spark_rows_on_previous_key{kind="login_code"} 0');
  });

  test('do not stop a start, or the next change', async () => {
    await startBeside(newKey);
    await startBeside({ current: makeKeys(3), previous: newKeys });
    expect(await countRows()).toMatchObject(rest);
    await startBeside(singleKey(makeKeys(3)));
  });
});
