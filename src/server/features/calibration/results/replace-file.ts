/** Files and folders beside the database: whole after any crash, and closed to others. */

import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, or replaces it. A crash leaves the former file or the new one, and at most a draft
 * named `PATH.tmp` beside it. Two processes must not write the same file at the same time.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = `${path}.tmp`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  giveToOwnerOfFolder(draft);
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** Makes a folder that only its owner can open, and those above it, unless they exist. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  giveToOwnerOfFolder(path);
}

/** What root makes in the data folder must be open to the server, which is another user. */
function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Makes the new name survive a power cut. Windows cannot open a folder. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
