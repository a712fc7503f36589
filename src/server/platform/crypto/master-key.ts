/** Derives all keys from one master key, which is never stored in the database. */

import { timingSafeEqual, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToFolderOwner } from './folder-owner.ts';

/** Compares in a time that depends only on the length, so that timing reveals no secret. */
export function constantTimeEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface Keys {
  readonly loginCode: Uint8Array;
  readonly email: Uint8Array;
  readonly rateLimit: Uint8Array;
  readonly shareCode: Uint8Array;
  /** For the wraps of data keys that a confirmed e-mail address opens (ADR 22). */
  readonly addressWrap: Uint8Array;
  readonly backup: Uint8Array;
  /** Nodes with different master keys have different check values. */
  readonly check: Uint8Array;
}

/** Links a flushed draft, so that no partial key remains. If two processes race, the first wins. */
function createMasterKey(path: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  giveToFolderOwner(path);
}

export const masterKeyFile = 'master.key';

function readOrCreateMasterKey(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, masterKeyFile);
  if (!existsSync(path)) createMasterKey(path);
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length < 32)
    throw new Error(
      `The master key in ${path} is damaged: it must be at least 32 bytes in base64. Restore it from a backup; without it nobody can sign in.`,
    );
  return key;
}

export function findMasterKey(folder: string): string | null {
  const path = join(folder, masterKeyFile);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function deriveKeys(master: Uint8Array): Keys {
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', master, '', `spark:${purpose}`, 32));
  return {
    loginCode: derive('login-code'),
    email: derive('email'),
    rateLimit: derive('rate-limit'),
    shareCode: derive('share-code'),
    addressWrap: derive('address-wrap'),
    backup: derive('backup'),
    check: derive('check'),
  };
}

/** Without a given key (base64), reads or creates the file in `folder`. */
export function readKeys(given: string | undefined, folder: string): Keys {
  return deriveKeys(
    given === undefined ? readOrCreateMasterKey(folder) : Buffer.from(given, 'base64'),
  );
}

/** Like `readKeys`, but returns null instead of creating a master key. */
export function findKeys(given: string | undefined, folder: string): Keys | null {
  const isMissing = given === undefined && findMasterKey(folder) === null;
  return isMissing ? null : readKeys(given, folder);
}
