/** Admin keys. Each has a name, and the server stores only its digest. */

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';

export interface AdminKey {
  readonly name: string;
  /** SHA-256. A slow hash is unnecessary: a key is random or has at least 16 characters. */
  readonly digest: Uint8Array;
}

const minKeyLength = 16;

const hashKey = (key: string): Uint8Array => createHash('sha256').update(key).digest();

/** Parses `key` or `name=key,name=key`. Throws a RangeError with a message for the operator. */
export function parseAdminKeys(setting: string): AdminKey[] {
  const keys = setting.split(',').map((part) => {
    const [, name, key] = /^(?:([\w-]{1,40})=)?(.*)$/.exec(part.trim()) ?? [];
    if (key === undefined || key.length < minKeyLength)
      throw new RangeError(`every key must have at least ${minKeyLength} characters.`);
    return { name: name ?? 'admin', digest: hashKey(key) };
  });
  if (new Set(keys.map(({ name }) => name)).size !== keys.length)
    throw new RangeError('give each key a name of its own: name=key,name=key.');
  return keys;
}

export const adminKeyFile = 'admin-key.sha256';

/** Returns the key whose digest is in `folder`, or makes one, which `announce` shows once. */
export function loadOrCreateAdminKey(folder: string, announce: (key: string) => void): AdminKey {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, adminKeyFile);
  if (!existsSync(path)) {
    const key = randomBytes(24).toString('base64url');
    writeFileSync(path, Buffer.from(hashKey(key)).toString('hex'), { mode: 0o600, flush: true });
    announce(key);
  }
  return { name: 'first', digest: Buffer.from(readFileSync(path, 'utf8').trim(), 'hex') };
}

/** Compares with every key, so that the response time does not reveal which one matches. */
export function findAdminKey(keys: readonly AdminKey[], input: string): string | null {
  const digest = hashKey(input);
  let name: string | null = null;
  for (const key of keys) if (constantTimeEqual(key.digest, digest)) ({ name } = key);
  return name;
}
