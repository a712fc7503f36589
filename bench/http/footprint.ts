/** How soon the server is ready on an existing database, and what memory it takes, idle and under load. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../test/support/process/server-process.ts';
import { median, type Measurement } from '../measurement.ts';
import { ask } from './load.ts';
import { savesOf, startedAccounts } from './people.ts';

const runs = 5;
const connections = 64;
const idleSeconds = 10;
const loadSeconds = 20;

/** Resident now, and at most since its start, in MB. Linux tells; elsewhere there is no line. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

/** Of a server that nobody asks anything. */
async function idleMemory(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ start: number; memory: number }> {
  const server = await startServer(folder, settings);
  await pause(idleSeconds * 1000);
  const { now } = memoryOf(server.pid);
  await server.stop();
  return { start: server.startMilliseconds, memory: now };
}

/** New people each time; the database grows by them. */
async function peakMemory(folder: string): Promise<number> {
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
  const askings = (await startedAccounts(server.address, connections)).map(savesOf);
  await ask(server.address, askings, loadSeconds);
  const { peak } = memoryOf(server.pid);
  await server.stop();
  return peak;
}

export async function footprint(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  try {
    const first = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    await startedAccounts(first.address, connections);
    await first.stop();
    await (await startServer(folder)).stop(); // leaves what was compiled to the next ones
    const [idle, counting, peaks]: [{ start: number; memory: number }[], number[], number[]] = [
      [],
      [],
      [],
    ];
    for (let run = 0; run < runs; run++) {
      idle.push(await idleMemory(folder));
      counting.push((await idleMemory(folder, { METRICS_PORT: '0' })).memory);
    }
    for (let run = 0; run < runs; run++) peaks.push(await peakMemory(folder));
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
        value: median(counting),
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
