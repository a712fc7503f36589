import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox, readLinkToken } from '../../../../../test/support/mailbox.ts';
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

const password = 'four words of no sense';

const change = ({ token }: Pick<TestUser, 'token'>, body: RequestBody<'updateOptionalInfo'>) =>
  spark.call('updateOptionalInfo', { token, body });

const refusedChange = (
  { token }: Pick<TestUser, 'token'>,
  body: RequestBody<'updateOptionalInfo'>,
) => spark.refused('updateOptionalInfo', { token, body });

const proofRequired = { status: 403, code: 'proof_required' };

describe('the proof for changing a confirmed address', () => {
  test.each([{ email: null }, { email: 'other@mail.example' }])(
    'is required in an old session for %j',
    async (body) => {
      const [user, other] = [await makeEmailUser(spark, mailbox), await makeUser(spark)];
      spark.moveClock(3601);
      expect(await refusedChange(user, body)).toMatchObject(proofRequired);
      expect(await refusedChange(user, { ...body, loginCode: other.loginCode })).toMatchObject(
        proofRequired,
      );
      expect(await refusedChange(user, { ...body, password })).toMatchObject(proofRequired);
      expect(await spark.call('me', { token: user.token })).toMatchObject({ emailVerified: true });
    },
  );

  test('may be the login code', async () => {
    const user = await makeEmailUser(spark, mailbox);
    spark.moveClock(3601);
    expect(
      await change(user, { email: null, loginCode: user.loginCode.toLowerCase() }),
    ).toMatchObject({ user: { hasEmail: false, emailVerified: false } });
  });

  test('may be the password of a registered account', async () => {
    const email = newAddress();
    const { accessToken } = await spark.call('register', { body: { email, password } });
    await spark.call('confirmEmail', { body: { token: readLinkToken(await mailbox.next(email)) } });
    spark.moveClock(3601);
    const user = { token: accessToken };
    expect(await refusedChange(user, { email: null, password: `${password}!` })).toMatchObject({
      status: 403,
    });
    expect(await change(user, { email: null, password })).toMatchObject({
      user: { hasEmail: false },
    });
  });

  test('is not required for a first address', async () => {
    const user = await makeUser(spark);
    spark.moveClock(3601);
    await change(user, { email: newAddress() });
  });

  test('is not required within an hour', async () => {
    const user = await makeEmailUser(spark, mailbox);
    expect(await change(user, { email: null })).toMatchObject({ user: { hasEmail: false } });
  });

  test('is not required for other fields', async () => {
    const user = await makeEmailUser(spark, mailbox);
    spark.moveClock(4000);
    expect(await change(user, { gender: 'other' })).toMatchObject({
      user: { gender: 'other', emailVerified: true },
    });
  });
});
