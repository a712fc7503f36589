import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { checkSymbol, codeAlphabet, parseLoginCode } from '../../../domain/codes.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const wrongCode = {
  status: 401,
  code: 'unauthorized',
  detail: 'Invalid login code or email address. Please check and try again.',
};

describe('a new account', () => {
  test('gets a login code of six groups of four that checks itself (B1)', async () => {
    const { loginCode } = await spark.call('createUnique');
    expect(loginCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseLoginCode(loginCode ?? '')).toBe(loginCode);
  });

  test('gets a share code of 20 symbols of the same alphabet (B2)', async () => {
    const { user } = await spark.call('createUnique');
    expect(user.shareCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  });

  test('is shown with the day it was made, and nothing else is known of it (B3)', async () => {
    const { user, accessToken, expiresIn } = await spark.call('createUnique');
    expect(user).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      shareCode: expect.any(String),
      surveyCompleted: false,
      hasEmail: false,
      emailVerified: false,
      ageRange: null,
      gender: null,
      createdAt: '2026-01-15',
    });
    expect(accessToken).toMatch(/^spark_[\w-]{43}$/);
    expect(expiresIn).toBe(5700);
    expect(await spark.call('me', { token: accessToken })).toEqual(user);
  });

  test('shares no code, token or id with another, also when made at once', async () => {
    const made = await Promise.all(Array.from({ length: 100 }, () => spark.call('createUnique')));
    const secrets = made.flatMap(({ accessToken, loginCode, user }) => [
      accessToken,
      loginCode,
      user.id,
      user.shareCode,
    ]);
    expect(new Set(secrets).size).toBe(400);
  });
});

describe('signing in with a login code (B1)', () => {
  test('answers with a new session and the code in its own form (B3)', async () => {
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
  ])('does not mind %s', async (_, typed) => {
    const codeWithBoth = async (): Promise<string> => {
      const { loginCode } = await makeUser(spark);
      return /0/.test(loginCode) && /1/.test(loginCode) ? loginCode : codeWithBoth();
    };
    const loginCode = await codeWithBoth();
    expect(await spark.call('login', { body: { loginCode: typed(loginCode) } })).toMatchObject({
      loginCode,
    });
  });

  test('gives an unknown code, a mistyped one and what is no code at all the very same answer (B5)', async () => {
    const { loginCode } = await makeUser(spark);
    const unknown = codeAlphabet.slice(0, 23);
    const [first = '', second = ''] = loginCode;
    const mistyped = (first === 'Z' ? 'Y' : 'Z') + second + loginCode.slice(2);
    const answers = [
      `${unknown}${checkSymbol(unknown)}`,
      mistyped,
      'hello',
      `${loginCode}0`,
      '\ud800',
      "' or 1=1 --",
    ];
    const problems = await Promise.all(
      answers.map((typed) => spark.refused('login', { body: { loginCode: typed } })),
    );
    for (const problem of problems) expect(problem).toEqual({ ...problems[0], ...wrongCode });
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
  ])('refuses %j as no login at all: 400', async (body) => {
    const problem = await spark.refused('login', { body });
    expect(problem).toMatchObject({
      status: 400,
      code: 'bad_request',
      detail: expect.stringMatching(/^\S.+/),
      errors: expect.any(Object),
    });
  });

  test('says what is missing where the field is empty (spec §5)', async () => {
    expect(await spark.refused('login', { body: { loginCode: ' ' } })).toMatchObject({
      detail: 'Please enter your login code or email address',
      errors: { loginCode: 'Please enter your login code or email address' },
    });
  });
});
