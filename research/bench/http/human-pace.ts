/** Measures saves on both engines while 300 people each save an answer every two seconds. */

import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../../../test/support/server/survey-taker.ts';
import { median, type Measurement, quantile } from '../measurement.ts';
import { openPostgres, openServer, type Settings } from '../places.ts';
import { createStartedAccounts, saveBody, type StartedAccount } from './accounts.ts';

const people = 300;
const pauseMilliseconds = 2000;
const rounds = 5;
const answersPerRound = 4;

/** Returns the latency of each save in milliseconds. The first ones are spread over two seconds. */
async function measureRound(
  address: string,
  accounts: readonly StartedAccount[],
): Promise<number[]> {
  const latencies: number[] = [];
  const person = async (account: StartedAccount, index: number): Promise<void> => {
    await pause((index / accounts.length) * pauseMilliseconds);
    for (let n = 0; n < answersPerRound; n++) {
      const started = performance.now();
      await call(
        address,
        'saveResponse',
        account.token,
        saveBody(account, n, ((index + n) % 7) + 1),
      );
      const latency = performance.now() - started;
      latencies.push(latency);
      await pause(Math.max(0, pauseMilliseconds - latency));
    }
  };
  await Promise.all(accounts.map(person));
  return latencies;
}

async function measureEngine(engine: string, settings: Settings): Promise<Measurement> {
  await using server = await openServer(settings);
  const accounts = await createStartedAccounts(server.address, people);
  await measureRound(server.address, accounts); // warm-up
  const all: number[][] = [];
  for (let round = 0; round < rounds; round++)
    all.push(await measureRound(server.address, accounts));
  return {
    name: `a save, 300 people at human pace, ${engine}, 99 %`,
    value: median(all.map((latencies) => quantile(latencies, 0.99))),
    unit: 'ms',
    against: `median ${median(all.map(median)).toFixed(1)} ms, seen by the caller`,
    bar: { atMost: 25 },
  };
}

export async function humanPace(): Promise<Measurement[]> {
  await using postgres = await openPostgres();
  return [
    await measureEngine('embedded', {}),
    await measureEngine('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }),
  ];
}
