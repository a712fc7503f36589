import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { hashPassword, isCommonPassword, verifyPassword } from '../password.ts';
import { requireRecentProof } from './proof.ts';

describe('a password', () => {
  test.each([
    'qwerty123456',
    'QWERTY123456',
    '1q2w3e4r5t6y',
    'passwordpassword',
    'password1234',
    'Letmein2026!!',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'qwerty123qwerty123',
  ])('%s is common', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  test.each([
    'correct horse battery staple',
    'wood-lamp-river-nine',
    'x7!kQ2#vLm9$',
    'пароль из четырёх слов',
  ])('%s is not common', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  test('matches its Argon2id hash in any Unicode normalisation', async () => {
    const stored = await hashPassword('zwölf süße Bären', new Uint8Array(16).fill(1));
    expect(stored).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(await verifyPassword(stored, 'zwölf süße Bären'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(stored, 'zwölf süße bären')).toBe(false);
    expect(await verifyPassword(null, 'zwölf süße Bären')).toBe(false);
  });
});

const spark = useTestApp();

test('a session that ended during the request is refused as ended, not as unproven', async () => {
  const caller = { userId: 'gone', sessionId: 'gone', token: 'gone', dataKey: new Uint8Array(32) };
  const deps = { db: spark.db, now: Date.now };
  await expect(requireRecentProof(deps, caller)).rejects.toMatchObject({ code: 'unauthorized' });
});
