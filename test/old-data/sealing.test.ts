/** Accounts in clear, between the upgrade and the day they are sealed (ADR 22). */

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../../src/server/features/accounts/password/password.ts';
import { openSession } from '../../src/server/features/accounts/sessions/sessions.ts';
import { addressIndex } from '../../src/server/features/email/address/address-index.ts';
import { parseAddress } from '../../src/server/features/email/email.ts';
import { upsertInsight } from '../../src/server/features/insights/store.ts';
import {
  confirmAddress,
  type Mailbox,
  openMailbox,
  readCode,
  requestCode,
  signInByCode,
} from '../support/mailbox.ts';
import { type ClearAccount, makeClearAccount } from '../support/people/clear/clear-account.ts';
import { clearValues } from '../support/people/clear/clear-values.ts';
import { expectedExport } from '../support/people/clear/expected-export.ts';
import { type ClearApp, openClearApp } from '../support/people/clear/open-clear-app.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { engine } from '../support/server/test-database.ts';
import { testKeys } from '../support/server/test-keys.ts';

const upgradeTime = Date.UTC(2026, 0, 15, 11);
/** The indices of accounts without a survey, and with a finished one. */
const indices = { withoutSurvey: 7, finished: 4 } as const;
const email = 'owner@mail.example';
const password = 'four words of no sense';

interface Opened extends ClearApp {
  readonly account: ClearAccount;
  readonly mailbox: Mailbox;
}

async function open(kind: keyof typeof indices): Promise<Opened> {
  const account = makeClearAccount(indices[kind], upgradeTime);
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  return { ...(await openClearApp([account], { mailer: mailbox.mailer() })), account, mailbox };
}

/** An account with a finished survey, an address and a password, as the old version left it. */
async function openWithAddress(): Promise<Opened> {
  const opened = await open('finished');
  const address = parseAddress(email);
  if (!address) throw new Error('the address of this test is none');
  const columns = {
    email_index: await addressIndex(testKeys.email, address),
    password_hash: await hashPassword(password, new Uint8Array(16).fill(3)),
  };
  await opened.spark.db.write((tx) => tx.updateTable('users').set(columns).execute());
  return opened;
}

/** Opens a session without a key, as a sign-in without the login code does. */
async function openClearSession({ spark, account }: Opened): Promise<string> {
  const deps = { db: spark.db, now: spark.now, random: randomBytes };
  const owner = { userId: account.id, dataKey: null };
  const { accessToken } = await spark.db.write((tx) => openSession(tx, deps, owner));
  await spark.call('me', { token: accessToken }); // records the use of the session
  return accessToken;
}

const signIn = async ({ spark, account }: Opened, loginCode = account.loginCode) =>
  (await spark.call('login', { body: { loginCode } })).accessToken;

const signInByPassword = async (spark: TestApp): Promise<string> =>
  (await spark.call('login', { body: { loginCode: email, password } })).accessToken;

async function expectSameAttempts({ spark, account }: Opened, token: string): Promise<void> {
  const { attempts, hardLimits } = await spark.call('exportData', { token });
  const expected = expectedExport(account);
  expect({ attempts, hardLimits }).toEqual({
    attempts: expected.attempts,
    hardLimits: expected.hardLimits,
  });
}

const listWraps = ({ db }: TestApp): Promise<string[]> =>
  db.read(async (tx) => {
    const wraps = await tx.selectFrom('key_wraps').select('kind').execute();
    return wraps.map(({ kind }) => kind).toSorted();
  });

describe('an account in clear', () => {
  test('is served in clear after a sign-in by password or mail', async () => {
    const opened = await openWithAddress();
    const { spark, mailbox } = opened;
    await expectSameAttempts(opened, await signInByPassword(spark));
    const { accessToken } = await signInByCode(spark, mailbox, email);
    await expectSameAttempts(opened, accessToken);
    expect(await listWraps(spark)).toEqual([]);
    expect(await clearValues(spark.db)).not.toEqual([]);
  });

  test('can share no reading until it is sealed', async () => {
    const opened = await open('finished');
    const { spark } = opened;
    const token = await openClearSession(opened);
    const refused = [
      await spark.refused('createPair', { token, body: { hours: 24 } }),
      await spark.refused('joinPair', { token, body: { token: 'A'.repeat(27) } }),
    ];
    for (const problem of refused)
      expect(problem).toMatchObject({
        status: 409,
        detail: expect.stringContaining('sign in once with your login code first'),
      });
    expect(await spark.call('listPairs', { token })).toEqual({ pairs: [] });
    const body = { pairId: 'none' };
    expect(await spark.refused('pairResult', { token, body })).toMatchObject({ status: 404 });
    expect(await spark.refused('endPair', { token, body })).toMatchObject({ status: 404 });
    await spark.call('createPair', { token: await signIn(opened), body: { hours: 24 } });
  });

  test('can make no link until it is sealed', async () => {
    const opened = await open('finished');
    const { spark } = opened;
    const token = await openClearSession(opened);
    const body = { level: 'themes', days: null } as const;
    expect(await spark.refused('createLink', { token, body })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('sign in once with your login code first'),
    });
    expect(await spark.call('listLinks', { token })).toEqual({ links: [] });
    await spark.call('createLink', { token: await signIn(opened), body });
  });

  test('is sealed by the login code, which ends the other sessions', async () => {
    const opened = await openWithAddress();
    const { spark } = opened;
    const earlier = await signInByPassword(spark);
    const token = await signIn(opened);
    expect((await spark.refused('me', { token: earlier })).status).toBe(401);
    expect([await clearValues(spark.db), await listWraps(spark)]).toEqual([[], ['login_code']]);
    await expectSameAttempts(opened, token);
  });

  test.runIf(engine === 'sqlite')('leaves nothing in clear in the files', async () => {
    const opened = await open('finished');
    const { spark, account, folder } = opened;
    const clear = [account.shareCode, ...(await clearValues(spark.db))].map(String);
    const findInFiles = (): string[] => {
      const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
      return clear.filter((value) => files.some((file) => file.includes(value)));
    };
    expect(findInFiles()).toContain(account.shareCode);
    await signIn(opened);
    await spark.db.checkpoint(); // as the hourly job does
    expect(findInFiles()).toEqual([]);
  });

  test('is sealed by a new login code, keeping its session', async () => {
    const opened = await openWithAddress();
    const { spark } = opened;
    const [token, other] = [await signInByPassword(spark), await signInByPassword(spark)];
    const { loginCode } = await spark.call('rotateLoginCode', { token });
    expect((await spark.refused('me', { token: other })).status).toBe(401);
    expect([await clearValues(spark.db), await listWraps(spark)]).toEqual([[], ['login_code']]);
    await expectSameAttempts(opened, token);
    await expectSameAttempts(opened, await signIn(opened, loginCode));
  });
});

describe('the address of an account that was sealed', () => {
  test('opens nothing until its owner confirms it again', async () => {
    const opened = await openWithAddress();
    const { spark, mailbox } = opened;
    const token = await signIn(opened);
    expect((await spark.call('me', { token })).emailVerified).toBe(false);
    const { challengeId } = (await requestCode(spark, email)).json<{ challengeId: string }>();
    const code = readCode(await mailbox.next(email));
    expect(
      await spark.refused('login', { body: { loginCode: email, challengeId, code } }),
    ).toMatchObject({ status: 403, detail: expect.stringMatching(/^This address does not open/) });
    expect(await spark.refused('login', { body: { loginCode: email, password } })).toMatchObject({
      status: 403,
      detail: expect.stringMatching(/^This password does not open/),
    });

    await confirmAddress(spark, mailbox, { token }, email);
    expect(await listWraps(spark)).toEqual(['address', 'login_code']);
    await expectSameAttempts(opened, (await signInByCode(spark, mailbox, email)).accessToken);
    await spark.call('prove', { token, body: { password } }); // wraps the key under the password
    await expectSameAttempts(opened, await signInByPassword(spark));
  });
});

describe('a session without a key', () => {
  test('starts no survey in clear while the account is being sealed', async () => {
    const opened = await open('withoutSurvey');
    const { spark, beforeNextWrite } = opened;
    const token = await openClearSession(opened);
    beforeNextWrite(() => signIn(opened));
    expect((await spark.refused('startSurvey', { token, body: {} })).status).toBe(401);
    expect(await clearValues(spark.db)).toEqual([]);
    const owner = await signIn(opened);
    expect((await spark.call('startSurvey', { token: owner, body: {} })).state).toBe('A_ACTIVE');
  });

  test('stores no text in clear once the account is sealed', async () => {
    const opened = await open('finished');
    const { spark, account } = opened;
    const token = await signIn(opened);
    const insight = { modelVersion: 'm', text: 'A text.', model: 'w', writtenDay: '2026-01-15' };
    const owner = { userId: account.id, dataKey: null };
    const attemptId = account.attempts[0]?.id ?? '';
    const store = () => spark.db.write((tx) => upsertInsight(tx, owner, attemptId, insight));
    expect(await store()).toBe(false);
    await expectSameAttempts(opened, token);
  });
});

describe('an account in clear that cannot be read', () => {
  test('gets no public record, and the server starts', async () => {
    const accounts = [indices.finished, indices.finished + 1].map((index) =>
      makeClearAccount(index, upgradeTime),
    );
    const { spark } = await openClearApp(accounts);
    const [damaged] = accounts;
    if (!damaged) throw new Error('two accounts were expected');
    await spark.db.write(async (tx) => {
      await tx.updateTable('users').set({ share_code_hash: null, public_record: null }).execute();
      await tx
        .updateTable('attempts')
        .set({ edition: 99 })
        .where('user_id', '=', damaged.id)
        .execute();
      await tx.deleteFrom('profiles').execute();
    });
    await openTestApp({ db: spark.db });
    const users = await spark.db.read((tx) =>
      tx.selectFrom('users').select(['id', 'share_code_hash', 'public_record']).execute(),
    );
    for (const { id, share_code_hash, public_record } of users) {
      expect(share_code_hash).not.toBeNull();
      expect(public_record === null).toBe(id === damaged.id);
    }
  });
});
