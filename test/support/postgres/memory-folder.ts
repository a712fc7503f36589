/** Where tests keep short-lived files: in memory if possible, because disks are slow. */

import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm'; // only 64 MB in many containers

/** Returns a folder with room for this many bytes, which is in memory if there is room. */
export function memoryFolder(bytes: number): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= bytes ? memory : tmpdir();
}
