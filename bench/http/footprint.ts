/** How soon the server is ready on an existing database, and what memory it takes, idle and under load. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../test/server-process.ts';
import { median, type Measurement } from '../measurement.ts';
import { ask } from './load.ts';
import { savesOf, startedAccounts } from './people.ts';

const starts = 7;
const connections = 64;
const idleSeconds = 10;

/** Resident now, and at most since its start, in MB. Linux tells; elsewhere there is no line. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

export async function footprint(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  try {
    const first = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    await startedAccounts(first.address, connections);
    await first.stop();
    const times: number[] = [];
    const idle: number[] = [];
    for (let n = 0; n < starts; n++) {
      const server = await startServer(folder);
      times.push(server.startMilliseconds);
      if (n >= starts - 3) {
        await pause(idleSeconds * 1000);
        idle.push(memoryOf(server.pid).now);
      }
      await server.stop();
    }
    const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    const askings = (await startedAccounts(server.address, connections)).map(savesOf);
    await ask(server.address, askings, 20);
    const { peak } = memoryOf(server.pid);
    await server.stop();
    return [
      { name: 'ready on an existing database', value: median(times), unit: 'ms', against: 'from the start of the process to listening', bar: { atMost: 600 } },
      { name: 'memory, idle', value: median(idle), unit: 'MB', against: `resident, ${idleSeconds} s after the start`, bar: { atMost: 110 } },
      { name: 'memory, peak of 20 s of saves over 64 connections', value: peak, unit: 'MB', against: 'resident', bar: { atMost: 170 } },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
