import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { parseLoginCode } from '../../../domain/codes.ts';

const spark = useTestApp();

describe('a new account', () => {
  test('gets a well-formed login code', async () => {
    const { loginCode } = await spark.call('createUnique');
    expect(loginCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseLoginCode(loginCode ?? '')).toBe(loginCode);
  });

  test('gets a share code of 20 symbols', async () => {
    const { user } = await spark.call('createUnique');
    expect(user.shareCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  });

  test('shows its creation day and no personal data', async () => {
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
      compareDetail: 'few',
    });
    expect(accessToken).toMatch(new RegExp(`^spark_${user.id}\\.[\\w-]{43}$`));
    expect(expiresIn).toBe(5700);
    expect(await spark.call('me', { token: accessToken })).toEqual(user);
  });

  test('shares no code, token or id with concurrent ones', async () => {
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
