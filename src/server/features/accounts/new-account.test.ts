import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { parseLoginCode } from '../../../domain/codes.ts';

const spark = useTestApp();

describe('a new account', () => {
  test('gets codes, and shows its creation day and no personal data', async () => {
    const { user, accessToken, expiresIn, loginCode } = await spark.call('createUnique');
    expect(loginCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseLoginCode(loginCode ?? '')).toBe(loginCode);
    expect(user).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      shareCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{20}$/),
      surveyCompleted: false,
      hasEmail: false,
      emailVerified: false,
      ageRange: null,
      gender: null,
      createdAt: '2026-01-15',
      compareDetail: 'few',
      showsLine: false,
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
