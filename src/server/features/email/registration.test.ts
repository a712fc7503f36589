import { describe, expect, test } from 'vitest';
import { readCode } from '../../../../test/support/mailbox.ts';
import {
  makeEmailUser,
  newAddress,
  password,
  registerUser,
} from '../../../../test/support/server/make-email-user.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

const invalidCredentials = {
  status: 401,
  detail: 'Invalid login code or email address. Please check and try again.',
};

describe('registering', () => {
  test('creates a new account even for a known address', async () => {
    const owner = await makeEmailUser(spark, mailbox);
    const [known, fresh] = [
      await spark.call('register', { body: { email: owner.email, password } }),
      await spark.call('register', { body: { email: newAddress(), password } }),
    ];
    expect(known.user).toEqual({
      ...fresh.user,
      id: known.user.id,
      shareCode: known.user.shareCode,
    });
    expect(known.user.id).not.toBe(owner.id);
    expect(known).toMatchObject({
      user: { hasEmail: true, emailVerified: false },
      loginCode: expect.stringMatching(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/),
    });
    expect(
      (await spark.call('login', { body: { loginCode: known.loginCode ?? '' } })).user.id,
    ).toBe(known.user.id);
  });

  test('allows password sign-in once the address is confirmed', async () => {
    const email = newAddress();
    const { user, accessToken: token } = await spark.call('register', {
      body: { email, password },
    });
    const body = { loginCode: email.toUpperCase(), password };
    expect(await spark.refused('login', { body })).toMatchObject(invalidCredentials);

    await spark.call('confirmEmail', {
      token,
      body: { code: readCode(await mailbox.next(email)) },
    });
    expect(await spark.call('login', { body })).toMatchObject({
      loginCode: null,
      user: { id: user.id },
    });
  });

  test('refuses password sign-in alike for every cause', async () => {
    const { email } = await registerUser(spark, mailbox);
    const failures = [
      { loginCode: email, password: `${password}.` },
      { loginCode: 'nobody@mail.example', password },
      { loginCode: (await makeEmailUser(spark, mailbox)).email, password },
    ];
    const problems = await Promise.all(failures.map((body) => spark.refused('login', { body })));
    for (const problem of problems)
      expect(problem).toEqual({ ...problems[0], ...invalidCredentials });
  });

  test('names the field of an invalid address or password', async () => {
    const email = newAddress();
    const wrong = [
      [{ email, password: 'elevenchars' }, { password: expect.stringContaining('at least 12') }],
      [{ email, password: 'x'.repeat(129) }, { password: expect.stringContaining('at most 128') }],
      [{ email, password: 'qwerty123456' }, { password: expect.stringContaining('tried first') }],
      [{ email: 'a@b', password }, { email: expect.any(String) }],
    ] as const;
    for (const [body, errors] of wrong)
      expect(await spark.refused('register', { body })).toMatchObject({ status: 400, errors });
    const longest = 'пароль из четырёх слов'.padEnd(128, '字');
    await spark.call('register', { body: { email, password: longest } });
  });
});
