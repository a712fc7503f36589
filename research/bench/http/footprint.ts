/**
 * Measures how long the server takes to start on an existing database, and how much memory it uses
 * when idle and under load.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../../test/support/process/server-process.ts';
import { median, type Measurement } from '../measurement.ts';
import { createStartedAccounts, saveRequests } from './accounts.ts';
import { generateLoad } from './load.ts';

const runs = 5;
const connections = 64;
const idleSeconds = 10;
const loadSeconds = 20;

/** Returns the current and the highest resident memory of a process, in MB. Works only on Linux. */
export function residentMemory(pid: number): { current: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { current: read('VmRSS'), peak: read('VmHWM') };
}

/**
 * Returns the start time in milliseconds, and the memory in MB after ten seconds without requests.
 */
async function measureIdle(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ start: number; memory: number }> {
  const server = await startServer(folder, settings);
  await pause(idleSeconds * 1000);
  const { current } = residentMemory(server.pid);
  await server.stop();
  return { start: server.startMilliseconds, memory: current };
}

/**
 * Returns the peak memory in MB while new accounts save answers. Every run adds accounts to the
 * database.
 */
async function measurePeak(folder: string): Promise<number> {
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
  const requests = (await createStartedAccounts(server.address, connections)).map(saveRequests);
  await generateLoad(server.address, requests, loadSeconds);
  const { peak } = residentMemory(server.pid);
  await server.stop();
  return peak;
}

/**
 * Creates a database with accounts, then starts the server once more to fill Node's compile cache.
 */
async function prepare(folder: string): Promise<void> {
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
  await createStartedAccounts(server.address, connections);
  await server.stop();
  await (await startServer(folder)).stop();
}

export async function footprint(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  try {
    await prepare(folder);
    const idle: { start: number; memory: number }[] = [];
    const withMetrics: number[] = [];
    const peaks: number[] = [];
    for (let run = 0; run < runs; run++) {
      idle.push(await measureIdle(folder));
      withMetrics.push((await measureIdle(folder, { METRICS_PORT: '0' })).memory);
    }
    for (let run = 0; run < runs; run++) peaks.push(await measurePeak(folder));
    return [
      {
        name: 'ready on an existing database',
        value: median(idle.map(({ start }) => start)),
        unit: 'ms',
        against: 'from the start of the process to listening',
        bar: { atMost: 600 },
      },
      {
        name: 'memory, idle',
        value: median(idle.map(({ memory }) => memory)),
        unit: 'MB',
        against: `resident, ${idleSeconds} s after the start`,
        bar: { atMost: 110 },
      },
      {
        name: 'the same with METRICS_PORT',
        value: median(withMetrics),
        unit: 'MB',
        against: null,
        bar: null,
      },
      {
        name: `memory, peak of ${loadSeconds} s of saves over ${connections} connections`,
        value: median(peaks),
        unit: 'MB',
        against: 'resident',
        bar: { atMost: 170 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
