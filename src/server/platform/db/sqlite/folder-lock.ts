/**
 * Lets only one process at a time use a data folder (H1). The lock is an exclusive SQLite
 * transaction on a separate file. The operating system releases it when the process ends, so that
 * no stale lock can remain.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from '../../crypto/folder-owner.ts';
import { isBusy, translateSqliteError } from './sqlite-errors.ts';

export class FolderInUse extends Error {}

export function lockFolder(folder: string): { release(): void } {
  const holderFile = join(folder, 'lock.pid');
  const lockFile = join(folder, 'lock.sqlite');
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw translateSqliteError(error);
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process (${describeHolder(holderFile)}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  for (const path of [lockFile, `${lockFile}-journal`, holderFile]) giveToFolderOwner(path);
  return { release: () => lock.close() };
}

function describeHolder(holderFile: string): string {
  try {
    return `process ${readFileSync(holderFile, 'utf8').trim()}`;
  } catch {
    return 'its number is not known'; // the other process has not written its id yet
  }
}
