import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../../../src/contract/endpoints.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';

const signal = 'SIGUSR2';

/** The settings that a server needs so that `takeHeapSnapshot` can write into `folder`. */
export const heapSettings = (folder: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--heapsnapshot-signal=${signal} --diagnostic-dir=${folder}`,
});

function countConnections({ pid, address }: ServerProcess): number {
  const port = Number(new URL(address).port).toString(16).toUpperCase().padStart(4, '0');
  const established = '01';
  return readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(`:${port}`) && state === established)
    .length;
}

/**
 * Returns the snapshot after a forced collection, which V8 makes before each one. Waits until the
 * server has noticed that its clients closed their sockets.
 */
export async function takeHeapSnapshot(server: ServerProcess, folder: string): Promise<Buffer> {
  await waitFor('the end of all connections', () => countConnections(server) === 0);
  const findFile = (): string | undefined =>
    readdirSync(folder).find((name) => name.endsWith('.heapsnapshot'));
  process.kill(server.pid, signal);
  await waitFor('the snapshot', () => findFile() !== undefined);
  // The main thread writes the whole file before it answers again.
  await (await fetch(`${server.address}/healthz`)).text();
  const snapshot = readFileSync(join(folder, findFile() ?? ''));
  if (!snapshot.includes(calls.saveResponse.path))
    throw new Error('the snapshot lacks strings of the program, so it shows nothing');
  return snapshot;
}
