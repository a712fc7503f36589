/**
 * Marks a folder whose database was moved to PostgreSQL: a server started on it by mistake would
 * save answers out of sight of the other nodes.
 */

import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from '../../crypto/folder-owner.ts';
import { FileUnavailable, isBusy, translateSqliteError } from './node-sqlite-dialect.ts';

/** The lock is an exclusive SQLite transaction, which ends with the process. */
export class FolderInUse extends Error {}

export function lockFolder(folder: string): { release(): void } {
  const holderFile = join(folder, 'lock.pid');
  const lockFile = join(folder, 'lock.sqlite');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile);
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) throw translateSqliteError(error);
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process (${describeHolder(holderFile)}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  try {
    writeFileSync(holderFile, String(process.pid));
  } catch (error) {
    lock.close();
    // On a read-only disk, SQLite locks a file that is there already.
    throw new FileUnavailable(`The data folder cannot be written (${String(error)}).`);
  }
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

const markFile = 'moved-to-postgresql';

export function markAsMoved(folder: string, day: string): void {
  const path = join(folder, markFile);
  writeFileSync(path, `${day}\n`, { mode: 0o600 });
  giveToFolderOwner(path);
}

export class FolderMoved extends Error {}

export function requireNotMoved(folder: string): void {
  const path = join(folder, markFile);
  if (existsSync(path))
    throw new FolderMoved(
      `The database in ${folder} was moved to PostgreSQL, and DATABASE_URL is not set. Set it; or delete ${path}, if you went back on purpose.`,
    );
}

export function describeMove(folder: string): string | null {
  const path = join(folder, markFile);
  if (!existsSync(path)) return null;
  const day = readFileSync(path, 'utf8').trim();
  return `The database in ${folder} was moved to PostgreSQL on ${day}, and DATABASE_URL is not set: what is saved from now on is missing there. Stop this server and set DATABASE_URL. If you went back on purpose, delete ${path}.`;
}
