import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { statusOf } from '../../../../test/support/http/limited-apps.ts';
import { requestCode, signInByCode, readCode } from '../../../../test/support/mailbox.ts';
import { makeEmailUser, newAddress } from '../../../../test/support/server/make-email-user.ts';
import { makeUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';
import type { RequestBody } from '../../../contract/endpoints.ts';

const { spark, mailbox } = useMailApp();

const change = ({ token }: Pick<TestUser, 'token'>, body: RequestBody<'updateOptionalInfo'>) =>
  spark.call('updateOptionalInfo', { token, body });

/** Messages are sent in order, so one more message comes after all earlier ones. */
async function waitForMailQueue(): Promise<void> {
  const { email } = await makeEmailUser(spark, mailbox);
  await signInByCode(spark, mailbox, email);
}

const confirm = ({ token }: Pick<TestUser, 'token'>, code: string) =>
  spark.call('confirmEmail', { token, body: { code } });
const refusedConfirmation = ({ token }: Pick<TestUser, 'token'>, code: unknown) =>
  spark.refused('confirmEmail', { token, body: { code } });

/** An account that entered an address, and the code that was mailed to it. */
async function enterAddress(user: TestUser, email = newAddress()) {
  await change(user, { email });
  return { email, code: readCode(await mailbox.next(email)) };
}

const otherCode = (code: string): string => (code === '00000000' ? '11111111' : '00000000');

describe('an entered address', () => {
  test('counts once its code is typed, which works once', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    expect(await change(user, { email })).toMatchObject({
      success: true,
      user: { hasEmail: true, emailVerified: false },
    });
    const code = readCode(await mailbox.next(email));

    expect(await confirm(user, `${code.slice(0, 4)} ${code.slice(4)}`)).toMatchObject({
      id: user.id,
      hasEmail: true,
      emailVerified: true,
    });
    expect(await spark.call('me', { token: user.token })).toMatchObject({ emailVerified: true });
    expect(await refusedConfirmation(user, code)).toMatchObject({ status: 400 });
  });

  test('gets a message without product name or link', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    await change(user, { email });
    const { headers, text } = await mailbox.next(email);
    expect(headers).toMatch(/^Subject: Please confirm your address$/m);
    expect(headers + text).not.toMatch(/spark|kink|survey|https?:|auth/i);
  });

  test('expires after ten minutes, and no other code confirms it', async () => {
    const [user, late] = [await makeUser(spark), await makeUser(spark)];
    const first = await enterAddress(user);
    const { code } = await enterAddress(user);
    const wrong = ['', 'x', '1234567', '123456789', '1234-5678', 12345678, first.code];
    await expectRefusals(
      spark,
      wrong.map((given) => [user, 'confirmEmail', { code: given }, 400]),
    );
    expect(await confirm(user, code)).toMatchObject({ emailVerified: true });
    const entered = await enterAddress(late);
    spark.moveClock(600);
    expect(await refusedConfirmation(late, entered.code)).toMatchObject({ status: 400 });
    expect(await spark.call('me', { token: late.token })).toMatchObject({
      hasEmail: false,
      emailVerified: false,
    });
  });

  test('is confirmed at the fifth try, but not at the sixth', async () => {
    const [patient, guesser] = [await makeUser(spark), await makeUser(spark)];
    const [right, late] = [await enterAddress(patient), await enterAddress(guesser)];
    for (let i = 0; i < 4; i += 1) await refusedConfirmation(patient, otherCode(right.code));
    await Promise.all(
      Array.from({ length: 5 }, () => refusedConfirmation(guesser, otherCode(late.code))),
    );
    expect(await confirm(patient, right.code)).toMatchObject({ emailVerified: true });
    expect(await refusedConfirmation(guesser, late.code)).toMatchObject({ status: 400 });
  });

  test('gets no code before it is confirmed', async () => {
    const user = await makeUser(spark);
    const { email } = await enterAddress(user);
    expect((await requestCode(spark, email)).statusCode).toBe(202);
    await waitForMailQueue();
    expect(mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
  });

  test('stays with its owner, whose existence remains hidden', async () => {
    const [owner, thief] = [await makeEmailUser(spark, mailbox), await makeUser(spark)];
    const known = await change(thief, { email: owner.email });
    const unknown = await change(await makeUser(spark), { email: newAddress() });
    expect({ ...known, user: { ...known.user, id: '', shareCode: '' } }).toEqual({
      ...unknown,
      user: { ...unknown.user, id: '', shareCode: '' },
    });
    // The code is mailed to the address, so only its owner can read it.
    expect(readCode(await mailbox.next(owner.email))).not.toBe('no code');
    expect((await signInByCode(spark, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('ties nobody to the account of somebody who typed it', async () => {
    const [attacker, victim] = [await makeUser(spark), await makeUser(spark)];
    const { email, code } = await enterAddress(attacker);

    // The victim reads the code, but is signed in to another account, or not at all.
    await expectRefusals(spark, [
      [victim, 'confirmEmail', { code }, 400],
      [null, 'confirmEmail', { code }, 401],
      [null, 'login', { loginCode: email, challengeId: 'none', code }, 401],
    ]);
    const own = await enterAddress(victim, email);
    await confirm(victim, own.code);

    expect((await signInByCode(spark, mailbox, email)).user.id).toBe(victim.id);
    expect(await spark.call('me', { token: attacker.token })).toMatchObject({
      emailVerified: false,
    });
  });

  test('cannot be confirmed for a second account', async () => {
    const [owner, second] = [await makeEmailUser(spark, mailbox), await makeUser(spark)];
    const { code } = await enterAddress(second, owner.email);
    expect(await refusedConfirmation(second, code)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('another account'),
    });
    expect(await refusedConfirmation(second, code)).toMatchObject({ status: 400 });
    expect(await spark.call('me', { token: second.token })).toMatchObject({ hasEmail: false });
    expect((await signInByCode(spark, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('goes to one of two accounts that confirm it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other, email] = [await makeUser(spark), await makeUser(spark), newAddress()];
      const codes = [
        (await enterAddress(one, email)).code,
        (await enterAddress(other, email)).code,
      ];
      const statuses = await Promise.all(
        [one, other].map(({ token }, i) =>
          statusOf(spark, 'confirmEmail', { token, body: { code: codes[i] } }),
        ),
      );
      expect(statuses.toSorted()).toEqual([200, 409]);
    }
  });

  test('replaces a confirmed one only when confirmed itself', async () => {
    const [user, next] = [await makeEmailUser(spark, mailbox), newAddress()];
    expect(await change(user, { email: next })).toMatchObject({
      user: { hasEmail: true, emailVerified: true },
    });
    const code = readCode(await mailbox.next(next));
    expect((await signInByCode(spark, mailbox, user.email)).user.id).toBe(user.id);

    await confirm(user, code);
    expect((await signInByCode(spark, mailbox, next)).user.id).toBe(user.id);

    const before = mailbox.mails.length;
    await requestCode(spark, user.email);
    await waitForMailQueue();
    expect(mailbox.mails.slice(before).flatMap(({ recipients }) => recipients)).not.toContain(
      user.email,
    );
  });

  test('is refused if it is none', async () => {
    const user = await makeUser(spark);
    await expectRefusals(
      spark,
      ['a@b', '', 7, {}].map((email) => [user, 'updateOptionalInfo', { email }, 400]),
    );
  });
});
