/** Who may administrate: named keys, of which only digests are held (decisions F1). */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface AdminKey {
  readonly name: string;
  /** SHA-256; a key is long and random or at least 16 characters of the operator's choice. */
  readonly digest: Uint8Array;
}

const leastKeyLength = 16;

const digestOf = (key: string): Uint8Array => createHash('sha256').update(key).digest();

/** `key`, or `name=key,name=key`. Throws a sentence for the operator where one is too short or a name stands twice. */
export function parseAdminKeys(setting: string): AdminKey[] {
  const keys = setting.split(',').map((part) => {
    const [, name, key] = /^(?:([\w-]{1,40})=)?(.*)$/.exec(part.trim()) ?? [];
    if (key === undefined || key.length < leastKeyLength)
      throw new RangeError(`every key must have at least ${leastKeyLength} characters.`);
    return { name: name ?? 'admin', digest: digestOf(key) };
  });
  if (new Set(keys.map(({ name }) => name)).size !== keys.length)
    throw new RangeError('give each key a name of its own: name=key,name=key.');
  return keys;
}

/** In DATA_DIR, where none is given. */
export const adminKeyFile = 'admin-key.sha256';

/** The key made at the first start: printed once by `announce`, kept in `folder` as its digest. */
export function keptAdminKey(folder: string, announce: (key: string) => void): AdminKey {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, adminKeyFile);
  if (!existsSync(path)) {
    const key = randomBytes(24).toString('base64url');
    writeFileSync(path, Buffer.from(digestOf(key)).toString('hex'), { mode: 0o600, flush: true });
    announce(key);
  }
  return { name: 'first', digest: Buffer.from(readFileSync(path, 'utf8').trim(), 'hex') };
}

/** The name of the key that was given, or null. Takes the same time whichever it is. */
export function findAdminKey(keys: readonly AdminKey[], given: string): string | null {
  const digest = digestOf(given);
  let name: string | null = null;
  for (const key of keys)
    if (key.digest.length === digest.length && timingSafeEqual(key.digest, digest))
      ({ name } = key);
  return name;
}
