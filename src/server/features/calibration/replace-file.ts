/** Files that are whole after any crash, and that only their owner may read. */

import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, or replaces it. A crash leaves the former file or the new one, and at most a draft
 * named `PATH.tmp` beside it. Two processes must not write the same file at the same time.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = `${path}.tmp`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  renameSync(draft, path);
  syncFolder(dirname(path));
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
