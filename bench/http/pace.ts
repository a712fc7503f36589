/** Three hundred people who answer at a human pace, one answer every two seconds each, on both engines. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { startServer } from '../../test/support/process/server-process.ts';
import { call } from '../../test/support/server/survey-taker.ts';
import { median, type Measurement, quantile } from '../measurement.ts';
import { startedAccounts } from './people.ts';

const people = 300;
const everyMilliseconds = 2000;
const rounds = 5;
const answersInARound = 4;

/** How long each save took, in milliseconds; the people begin spread over the two seconds. */
async function oneRound(address: string, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const person = async (token: string, index: number): Promise<void> => {
    await pause((index / tokens.length) * everyMilliseconds);
    for (let n = 0; n < answersInARound; n++) {
      const begun = performance.now();
      await call(address, 'saveResponse', token, {
        itemId: `A${String(n + 1).padStart(2, '0')}`,
        value: ((index + n) % 7) + 1,
      });
      const took = performance.now() - begun;
      times.push(took);
      await pause(Math.max(0, everyMilliseconds - took));
    }
  };
  await Promise.all(tokens.map(person));
  return times;
}

async function paceOf(
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000', ...settings });
  try {
    const tokens = (await startedAccounts(server.address, people)).map(({ token }) => token);
    await oneRound(server.address, tokens);
    const all: number[][] = [];
    for (let round = 0; round < rounds; round++) all.push(await oneRound(server.address, tokens));
    return [
      {
        name: `a save, 300 people at human pace, ${name}, 99 %`,
        value: median(all.map((times) => quantile(times, 0.99))),
        unit: 'ms',
        against: `median ${median(all.map(median)).toFixed(1)} ms, seen by the caller`,
        bar: { atMost: 25 },
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

export async function pace(): Promise<Measurement[]> {
  const postgres = await startPostgres({ durable: true, loopback: true });
  try {
    return [
      ...(await paceOf('embedded', {})),
      ...(await paceOf('PostgreSQL', { DATABASE_URL: postgres.url('postgres') })),
    ];
  } finally {
    await postgres.remove();
  }
}
