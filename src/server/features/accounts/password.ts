/** Passwords of registered accounts. */

import { argon2id, costs } from '../../platform/crypto/argon2.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { deleteWrap, findWrap } from '../keys/keys.ts';
import { updateUser } from './account-store.ts';
import { type LedgerServices, recordTakenBack, recurringName } from './ledger/ledger.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on first use: it takes 20 MB of memory, and most servers never need it. */
const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Returns the shortest text that gives `text` when repeated, for example `abc` for `abcabc`. */
const smallestPeriod = (text: string): string => /^(.+?)\1*$/su.exec(text)?.[1] ?? text;

/**
 * Whether the password is common, ignoring case; repeats a common password or a text of fewer than
 * four characters; or is short and a common password followed by digits or symbols.
 */
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

/** Returns an Argon2id hash in the PHC string format, which records the cost parameters. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const tag = await argon2id(password.normalize('NFC'), salt);
  const base64 = (bytes: Uint8Array): string =>
    Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$${costs}$${base64(salt)}$${base64(tag)}`;
}

/** Computes a hash even if none is stored, so that the response time does not tell. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const salt = Buffer.from(stored?.split('$')[4] ?? 'AAAAAAAAAAAAAAAAAAAAAA', 'base64');
  const actual = await hashPassword(password, salt);
  return constantTimeEqual(Buffer.from(stored ?? ''), Buffer.from(actual));
}

export async function removePassword(
  tx: Tx,
  deps: LedgerServices,
  { userId }: Caller,
): Promise<void> {
  if (!(await findWrap(tx, userId, 'password'))) return;
  await updateUser(tx, userId, { password_hash: null });
  await deleteWrap(tx, userId, 'password');
  await recordTakenBack(tx, deps, [recurringName('password', userId)]);
}
