/** Keys, all derived from one master key that never lies in the database (decisions B1, H2). */

import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keys {
  readonly loginCode: Uint8Array;
  readonly email: Uint8Array;
  readonly rateLimit: Uint8Array;
  /** Tells whether two nodes have the same master key; tells nothing of it. */
  readonly check: Uint8Array;
}

/** Whole or not at all, also over a power cut: written aside, flushed, then given its name. The first one wins. */
function keepNewMasterKey(path: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** In DATA_DIR, where none is given. */
export const masterKeyFile = 'master.key';

function keptMasterKey(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, masterKeyFile);
  if (!existsSync(path)) keepNewMasterKey(path);
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length < 32)
    throw new Error(
      `The master key in ${path} is damaged: it must be at least 32 bytes in base64. Restore it from a backup; without it nobody can sign in.`,
    );
  return key;
}

/** The given master key, else the one kept in `folder`, which is made at the first start. */
export function readKeys(given: string | undefined, folder: string): Keys {
  const master = given === undefined ? keptMasterKey(folder) : Buffer.from(given, 'base64');
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', master, '', `spark:${purpose}`, 32));
  return {
    loginCode: derive('login-code'),
    email: derive('email'),
    rateLimit: derive('rate-limit'),
    check: derive('check'),
  };
}
