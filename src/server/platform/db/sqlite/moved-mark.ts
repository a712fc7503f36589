/**
 * Marks a data folder whose database was moved to PostgreSQL. A server that is started on it by
 * mistake would save answers where no other node sees them.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToFolderOwner } from '../../crypto/folder-owner.ts';

const markFile = 'moved-to-postgresql';

/** `day` is the day of the move, such as 2026-05-01. */
export function markAsMoved(folder: string, day: string): void {
  const path = join(folder, markFile);
  writeFileSync(path, `${day}\n`, { mode: 0o600 });
  giveToFolderOwner(path);
}

/** The folder's database was moved; the message says what to do. */
export class FolderMoved extends Error {}

/** Throws `FolderMoved` if the database in `folder` was moved: it is no longer what people use. */
export function requireNotMoved(folder: string): void {
  const path = join(folder, markFile);
  if (existsSync(path))
    throw new FolderMoved(
      `The database in ${folder} was moved to PostgreSQL, and DATABASE_URL is not set. Set it; or delete ${path}, if you went back on purpose.`,
    );
}

/** Returns a warning if the database in `folder` was moved to PostgreSQL, otherwise null. */
export function describeMove(folder: string): string | null {
  const path = join(folder, markFile);
  if (!existsSync(path)) return null;
  const day = readFileSync(path, 'utf8').trim();
  return `The database in ${folder} was moved to PostgreSQL on ${day}, and DATABASE_URL is not set: what is saved from now on is missing there. Stop this server and set DATABASE_URL. If you went back on purpose, delete ${path}.`;
}
