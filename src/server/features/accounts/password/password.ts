/** Passwords of registered accounts (B7). */

import { argon2id, costs } from '../../../platform/crypto/argon2.ts';
import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use, because most servers never need these 20 MB of memory. */
const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** The shortest text that repeats to give this one, for example abc for abcabc. */
const smallestPeriod = (text: string): string => /^(.+?)\1*$/su.exec(text)?.[1] ?? text;

/** Also recognises a common password in other capitals, repeated, or with trailing digits. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const lower = password.toLowerCase();
  const word = lower.replace(/[\d\W_]+$/u, '');
  const period = smallestPeriod(lower);
  return (
    common.has(lower) ||
    (period.length < lower.length && (period.length < 4 || common.has(period))) ||
    (word.length < 12 && lower.length < 15 && common.has(word))
  );
}

/** Uses the PHC string format, which names the costs, so that they can be raised later. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const tag = await argon2id(password.normalize('NFC'), salt);
  const base64 = (bytes: Uint8Array): string =>
    Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$${costs}$${base64(salt)}$${base64(tag)}`;
}

/** Hashes even when no password is stored, so that the time does not reveal whether one is. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const salt = Buffer.from(stored?.split('$')[4] ?? 'AAAAAAAAAAAAAAAAAAAAAA', 'base64');
  const actual = await hashPassword(password, salt);
  return constantTimeEqual(Buffer.from(stored ?? ''), Buffer.from(actual));
}
