import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../../test/support/http/expect-refusals.ts';
import { makeUser } from '../../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { checkSymbol, codeAlphabet } from '../../../../domain/codes.ts';

const spark = useTestApp();

const invalidCredentials = {
  status: 401,
  code: 'unauthorized',
  detail: 'Invalid login code or email address. Please check and try again.',
};

describe('signing in with a login code', () => {
  test('opens a new session and returns the normalised code', async () => {
    const user = await makeUser(spark);
    const session = await spark.call('login', {
      body: { loginCode: user.loginCode.toLowerCase() },
    });
    expect(session).toMatchObject({
      loginCode: user.loginCode,
      expiresIn: 5700,
      user: { id: user.id, shareCode: user.shareCode },
    });
    expect(session.accessToken).not.toBe(user.token);
    for (const token of [user.token, session.accessToken])
      expect((await spark.call('me', { token })).id).toBe(user.id);
  });

  test('refuses unknown, mistyped and malformed codes alike', async () => {
    const { loginCode } = await makeUser(spark);
    const unknown = codeAlphabet.slice(0, 23);
    const [first = '', second = ''] = loginCode;
    const mistyped = (first === 'Z' ? 'Y' : 'Z') + second + loginCode.slice(2);
    const inputs = [
      `${unknown}${checkSymbol(unknown)}`,
      mistyped,
      'hello',
      `${loginCode}0`,
      '\ud800',
      "' or 1=1 --",
    ];
    const problems = await Promise.all(
      inputs.map((input) => spark.refused('login', { body: { loginCode: input } })),
    );
    for (const problem of problems)
      expect(problem).toEqual({ ...problems[0], ...invalidCredentials });
  });

  test('refuses a body without one', async () => {
    const codes = ['', '   ', 12, null, ['a'], { a: 1 }, 'x'.repeat(255)];
    const bodies = [...codes.map((loginCode) => ({ loginCode })), {}, [], 'null', '7'];
    await expectRefusals(
      spark,
      bodies.map((body) => [null, 'login', body, 400, 'bad_request']),
    );
  });

  test('names the empty field', async () => {
    expect(await spark.refused('login', { body: { loginCode: ' ' } })).toMatchObject({
      detail: 'Please enter your login code or email address',
      errors: { loginCode: 'Please enter your login code or email address' },
    });
  });
});
