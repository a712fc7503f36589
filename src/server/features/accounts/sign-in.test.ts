import { describe, expect, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { checkSymbol, codeAlphabet } from '../../../domain/codes.ts';

const spark = useTestApp();

const invalidCredentials = {
  status: 401,
  code: 'unauthorized',
  detail: 'Invalid login code or email address. Please check and try again.',
};

async function makeLoginCodeWithZeroAndOne(): Promise<string> {
  const { loginCode } = await makeUser(spark);
  return /0/.test(loginCode) && /1/.test(loginCode) ? loginCode : makeLoginCodeWithZeroAndOne();
}

describe('signing in with a login code', () => {
  test('opens a new session and returns the normalised code', async () => {
    const user = await makeUser(spark);
    const session = await spark.call('login', { body: { loginCode: user.loginCode } });
    expect(session).toMatchObject({
      loginCode: user.loginCode,
      expiresIn: 5700,
      user: { id: user.id, shareCode: user.shareCode },
    });
    expect(session.accessToken).not.toBe(user.token);
    for (const token of [user.token, session.accessToken])
      expect((await spark.call('me', { token })).id).toBe(user.id);
  });

  test.each([
    ['lower case', (code: string) => code.toLowerCase()],
    ['no hyphens', (code: string) => code.replaceAll('-', '')],
    ['spaces around and between', (code: string) => `  ${code.replaceAll('-', ' - ')}\n`],
    ['O for 0 and I for 1', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'I')],
    ['o for 0 and l for 1', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('accepts %s', async (_, retype) => {
    const loginCode = await makeLoginCodeWithZeroAndOne();
    expect(await spark.call('login', { body: { loginCode: retype(loginCode) } })).toMatchObject({
      loginCode,
    });
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

  test.each([
    { loginCode: '' },
    { loginCode: '   ' },
    {},
    { loginCode: 12 },
    { loginCode: null },
    { loginCode: ['a'] },
    { loginCode: { a: 1 } },
    { loginCode: 'x'.repeat(255) },
    [],
    'null',
    '7',
  ])('refuses the body %j', async (body) => {
    const problem = await spark.refused('login', { body });
    expect(problem).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail: expect.stringMatching(/^\S.+/),
      errors: expect.any(Object),
    });
  });

  test('names the empty field', async () => {
    expect(await spark.refused('login', { body: { loginCode: ' ' } })).toMatchObject({
      detail: 'Please enter your login code or email address',
      errors: { loginCode: 'Please enter your login code or email address' },
    });
  });
});
