import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../../../../test/support/mailbox.ts';
import { makeEmailUser } from '../../../../../test/support/server/make-email-user.ts';
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

describe('optional information', () => {
  test('keeps omitted fields, removes null ones, ignores others (B03)', async () => {
    const user = await makeUser(spark);
    const before = await spark.call('me', { token: user.token });

    await change(user, { ageRange: '25-34', gender: 'non-binary' });
    await change(user, {});
    expect(await spark.call('me', { token: user.token })).toEqual({
      ...before,
      ageRange: '25-34',
      gender: 'non-binary',
    });

    const forged = {
      id: 'x',
      shareCode: 'x',
      surveyCompleted: true,
      emailVerified: true,
      isAdmin: true,
      ageRange: null,
    };
    await spark.app.inject({
      method: 'PUT',
      url: '/api/v1/user/optional-info',
      headers: { authorization: `Bearer ${user.token}` },
      payload: forged,
    });
    expect(await spark.call('me', { token: user.token })).toEqual({
      ...before,
      gender: 'non-binary',
    });
  });

  test.each([
    { ageRange: '17-18' },
    { ageRange: 25 },
    { ageRange: '' },
    { gender: 'x' },
    { gender: 7 },
  ])('refuses %j', async (body) => {
    expect(
      await spark.refused('updateOptionalInfo', { token: (await makeUser(spark)).token, body }),
    ).toMatchObject({ status: 400 });
  });

  test('is in the export', async () => {
    const user = await makeEmailUser(spark, mailbox);
    await change(user, { ageRange: '65+', gender: 'female' });
    expect((await spark.call('exportData', { token: user.token })).account).toMatchObject({
      ageRange: '65+',
      gender: 'female',
      hasEmail: true,
      emailVerified: true,
      hasPassword: false,
    });
  });
});
