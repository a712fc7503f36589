import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  requestCode,
  type Mailbox,
  openMailbox,
  signInByCode,
  readLinkToken,
} from '../../../../../test/support/mailbox.ts';
import { makeEmailUser, newAddress } from '../../../../../test/support/server/make-email-user.ts';
import { makeUser, type TestUser } from '../../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import type { RequestBody } from '../../../../contract/endpoints.ts';

let mailbox: Mailbox;
let spark: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  spark = await openTestApp({ mailer: mailbox.mailer() });
});
afterAll(async () => {
  await spark.close();
  await mailbox.close();
});

const change = ({ token }: Pick<TestUser, 'token'>, body: RequestBody<'updateOptionalInfo'>) =>
  spark.call('updateOptionalInfo', { token, body });

/**
 * Waits until the mail queue has sent all earlier messages. Messages are sent in order, so it is
 * enough to request one more message and wait for it.
 */
async function waitForMailQueue(): Promise<void> {
  const { email } = await makeEmailUser(spark, mailbox);
  await signInByCode(spark, mailbox, email);
}

describe('an entered address', () => {
  test('counts once its link is opened, which works once', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    expect(await change(user, { email })).toMatchObject({
      success: true,
      user: { hasEmail: true, emailVerified: false },
    });
    const body = { token: readLinkToken(await mailbox.next(email)) };

    expect(await spark.call('confirmEmail', { body })).toEqual({ confirmed: true });
    expect(await spark.call('me', { token: user.token })).toMatchObject({
      hasEmail: true,
      emailVerified: true,
    });
    expect(await spark.refused('confirmEmail', { body })).toMatchObject({ status: 400 });
  });

  test('gets a link in a message without a product name', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    await change(user, { email });
    const { headers, text } = await mailbox.next(email);
    expect(text).toContain('https://survey.example/auth/confirm?token=');
    expect(headers + text.replace('https://survey.example', '')).not.toMatch(/spark|kink|survey/i);
  });

  test('expires after 24 hours', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    await change(user, { email });
    const token = readLinkToken(await mailbox.next(email));
    spark.moveClock(24 * 3600);
    expect(await spark.refused('confirmEmail', { body: { token } })).toMatchObject({ status: 400 });
    const again = await spark.call('login', { body: { loginCode: user.loginCode } });
    expect(again.user).toMatchObject({ hasEmail: false, emailVerified: false });
  });

  test.each(['', 'x', 'A'.repeat(22), `${'A'.repeat(22)}'`, 7])(
    'is not confirmed by %j',
    async (token) => {
      expect(await spark.refused('confirmEmail', { body: { token } })).toMatchObject({
        status: 400,
      });
    },
  );

  test('gets no code before it is confirmed (A08)', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    await change(user, { email });
    await mailbox.next(email);
    expect((await requestCode(spark, email)).statusCode).toBe(202);
    await waitForMailQueue();
    expect(mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
  });

  test('stays with its owner, whose existence remains hidden (A07)', async () => {
    const [owner, thief] = [await makeEmailUser(spark, mailbox), await makeUser(spark)];
    const known = await change(thief, { email: owner.email });
    const unknown = await change(await makeUser(spark), { email: newAddress() });
    expect({ ...known, user: { ...known.user, id: '', shareCode: '' } }).toEqual({
      ...unknown,
      user: { ...unknown.user, id: '', shareCode: '' },
    });
    // The link is mailed to the address, so only its owner can open it.
    expect(readLinkToken(await mailbox.next(owner.email))).not.toBe('no token');
    expect((await signInByCode(spark, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('cannot be confirmed for a second account', async () => {
    const [owner, second] = [await makeEmailUser(spark, mailbox), await makeUser(spark)];
    await change(second, { email: owner.email });
    const token = readLinkToken(await mailbox.next(owner.email));
    expect(await spark.refused('confirmEmail', { body: { token } })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('another account'),
    });
    expect(await spark.call('me', { token: second.token })).toMatchObject({ hasEmail: false });
    expect((await signInByCode(spark, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('replaces a confirmed one only when confirmed itself', async () => {
    const [user, next] = [await makeEmailUser(spark, mailbox), newAddress()];
    expect(await change(user, { email: next })).toMatchObject({
      user: { hasEmail: true, emailVerified: true },
    });
    const token = readLinkToken(await mailbox.next(next));
    expect((await signInByCode(spark, mailbox, user.email)).user.id).toBe(user.id);

    await spark.call('confirmEmail', { body: { token } });
    expect((await signInByCode(spark, mailbox, next)).user.id).toBe(user.id);

    const before = mailbox.mails.length;
    await requestCode(spark, user.email);
    await waitForMailQueue();
    expect(mailbox.mails.slice(before).flatMap(({ recipients }) => recipients)).not.toContain(
      user.email,
    );
  });

  test('invalidates the link of the previous one', async () => {
    const [user, first, second] = [await makeUser(spark), newAddress(), newAddress()];
    await change(user, { email: first });
    await change(user, { email: second });
    expect(
      await spark.refused('confirmEmail', {
        body: { token: readLinkToken(await mailbox.next(first)) },
      }),
    ).toMatchObject({ status: 400 });
    await spark.call('confirmEmail', {
      body: { token: readLinkToken(await mailbox.next(second)) },
    });
  });

  test.each(['a@b', 'a@b@c.example', 'a@b.example\nBcc: x@y.example', '', 7, {}])(
    'is refused if it is %j',
    async (email) => {
      expect(
        await spark.refused('updateOptionalInfo', {
          token: (await makeUser(spark)).token,
          body: { email },
        }),
      ).toMatchObject({ status: 400 });
    },
  );
});
