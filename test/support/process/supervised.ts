/** Starts programs that end when this process ends, even if this process is killed. */

import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program that is in PATH or where Debian puts servers. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/**
 * A shell script that runs the program, and sends it the signal when the pipe from this process
 * closes.
 */
const script = (signal: 'INT' | 'TERM'): string =>
  `"$@" & server=$!; cat; { kill -${signal} "$server"; wait "$server"; } 2>&-`;

/** Starts a program. Call `stdin.end()` to end it. The `exit` event follows when it has ended. */
export const spawnSupervised = (
  command: readonly string[],
  signal: 'INT' | 'TERM',
  options: SpawnOptions = {},
): ChildProcess =>
  spawn('sh', ['-c', script(signal), 'sh', ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
