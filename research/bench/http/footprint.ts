/** Measures how long the server takes to start, and its memory when idle and under load. */

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { median, type Measurement } from '../measurement.ts';
import { openFolder, openServer } from '../places.ts';
import { createStartedAccounts, saveRequests } from './accounts.ts';
import { generateLoad } from './load.ts';

const runs = 5;
const connections = 64;
const idleSeconds = 10;
const loadSeconds = 20;

/** Returns the current and the highest resident memory of a process, in MB. Works only on Linux. */
function residentMemory(pid: number): { current: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { current: read('VmRSS'), peak: read('VmHWM') };
}

/** Returns the start time in milliseconds, and the memory in MB after ten idle seconds. */
async function measureIdle(folder: string): Promise<{ start: number; memory: number }> {
  await using server = await openServer({}, { folder });
  await pause(idleSeconds * 1000);
  return { start: server.startMilliseconds, memory: residentMemory(server.pid).current };
}

/** Returns the peak memory in MB while new accounts, which every run adds, save answers. */
async function measurePeak(folder: string): Promise<number> {
  await using server = await openServer({}, { folder });
  const requests = (await createStartedAccounts(server.address, connections)).map(saveRequests);
  await generateLoad(server.address, requests, loadSeconds);
  return residentMemory(server.pid).peak;
}

/** Creates a database with accounts, then starts the server again to fill Node's compile cache. */
async function prepare(folder: string): Promise<void> {
  await using first = await openServer({}, { folder });
  await createStartedAccounts(first.address, connections);
  await first.stop();
  await (await openServer({}, { folder })).stop();
}

export async function footprint(): Promise<Measurement[]> {
  using folder = openFolder();
  await prepare(folder.path);
  const idle: { start: number; memory: number }[] = [];
  const peaks: number[] = [];
  for (let run = 0; run < runs; run++) idle.push(await measureIdle(folder.path));
  for (let run = 0; run < runs; run++) peaks.push(await measurePeak(folder.path));
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
      name: `memory, peak of ${loadSeconds} s of saves over ${connections} connections`,
      value: median(peaks),
      unit: 'MB',
      against: 'resident',
      bar: { atMost: 170 },
    },
  ];
}
