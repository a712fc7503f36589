import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerProcess } from './server-process.ts';

export interface Disk {
  readonly folder: string;
  fill(server: ServerProcess): void;
  makeRoom(server: ServerProcess): void;
}

/**
 * Simulates a full disk: `fill` limits the size of any file that the server writes to the present
 * size of the write-ahead log, so that the log cannot grow.
 */
export function limitFiles(folder: string): Disk {
  const limit = ({ pid }: ServerProcess, bytes: string): void => {
    const processes = execFileSync('pgrep', ['-g', String(pid)], { encoding: 'utf8' });
    for (const one of processes.trim().split('\n'))
      execFileSync('prlimit', ['--pid', one, `--fsize=${bytes}:`]);
  };
  return {
    folder,
    fill: (server) => limit(server, String(statSync(join(folder, 'spark.sqlite-wal')).size)),
    makeRoom: (server) => limit(server, 'unlimited'),
  };
}

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0;
const unmount = (folder: string): boolean => spawnSync('umount', [folder]).status === 0;

export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'spark-mount-'));
  const mounted = mount(folder);
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return mounted;
}

function writeUntilFull(path: string): void {
  for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
    for (;;) {
      try {
        writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') break;
        throw error;
      }
    }
  }
}

/** A mounted file system of 8 MiB; `fill` writes a file that takes up all free space. */
export function mountSmallDisk(folder: string): Disk {
  if (!mount(folder)) throw new Error('the file system could not be mounted');
  onTestFinished(() => void unmount(folder));
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => writeUntilFull(filler),
    makeRoom: () => rmSync(filler),
  };
}
