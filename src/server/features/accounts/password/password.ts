/** Passwords of registered accounts: which are taken, and the stored form (decisions B7). */

import { timingSafeEqual } from 'node:crypto';
import { argon2id, costs } from '../../../platform/crypto/argon2.ts';

let list: Promise<ReadonlySet<string>> | undefined;
/** 20 MB of memory that most servers never need: read when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** The shortest piece that a text repeats, or the text. */
const unrepeated = (text: string): string => /^(.+?)\1*$/su.exec(text)?.[1] ?? text;

/** On the list of common passwords, also with other capitals, repeated, or with some digits at the end. */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const lower = password.toLowerCase();
  const word = lower.replace(/[\d\W_]+$/u, '');
  const once = unrepeated(lower);
  return (
    common.has(lower) ||
    (once.length < lower.length && (once.length < 4 || common.has(once))) ||
    (word.length < 12 && lower.length < 15 && common.has(word))
  );
}

/** In the PHC string format, so that the costs may be raised one day. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const tag = await argon2id(password.normalize('NFC'), salt);
  const base64 = (bytes: Uint8Array): string =>
    Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$${costs}$${base64(salt)}$${base64(tag)}`;
}

/** Takes the same time whether or not there is a password to compare with. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  const salt = Buffer.from(stored?.split('$')[4] ?? 'AAAAAAAAAAAAAAAAAAAAAA', 'base64');
  const expected = Buffer.from(stored ?? '');
  const actual = Buffer.from(await hashPassword(given, salt));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
