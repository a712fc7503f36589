/**
 * One process for a data folder (decisions H1). The lock is an exclusive SQLite transaction on a file of its own:
 * the operating system drops it with the process, however that ends, so that a stale lock cannot exist.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, translate } from './node-sqlite-dialect.ts';

export class FolderInUse extends Error {}

export function lockFolder(folder: string): { release(): void } {
  const holder = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw translate(error);
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process (${readHolder(holder)}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holder, String(process.pid));
  return { release: () => lock.close() };
}

function readHolder(path: string): string {
  try {
    return `process ${readFileSync(path, 'utf8').trim()}`;
  } catch {
    return 'its number is not known'; // the holder has not written it yet
  }
}
