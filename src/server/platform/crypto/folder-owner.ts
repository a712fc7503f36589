/** Gives files made by root, for example in a restore, to the folder's owner: the server's user. */

import { closeSync, constants, fchownSync, fstatSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Skips files with several links: the folder's owner could have linked a foreign file. */
function giveFile(path: string, uid: number, gid: number): void {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const found = fstatSync(file);
    if (found.isFile() && found.uid === 0 && found.nlink === 1) fchownSync(file, uid, gid);
  } finally {
    closeSync(file);
  }
}

/** Does nothing unless this process runs as root and the folder belongs to another user. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid === 0) return;
  try {
    giveFile(path, uid, gid);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
}
