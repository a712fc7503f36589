/**
 * Measures saves on both engines while 300 people each save an answer every two seconds, how many
 * people a node carries at that pace, and what a whole survey costs it.
 */

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../../../test/support/server/survey-taker.ts';
import { median, type Measurement, quantile } from '../measurement.ts';
import { openPostgres, openServer, type Settings } from '../places.ts';
import { createStartedAccounts, saveBody, type StartedAccount } from './accounts.ts';
import { takeSurveys } from './surveys.ts';

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

const carriedMilliseconds = 50;
const mostPeople = 9600;

/** Doubles the people while 99 % of the saves stay within the limit. */
async function measureCarried(): Promise<Measurement> {
  await using server = await openServer();
  const accounts: StartedAccount[] = [];
  let carried = { count: 0, p99: Number.NaN };
  for (let count = people; count <= mostPeople; count *= 2) {
    while (accounts.length < count)
      accounts.push(...(await createStartedAccounts(server.address, people)));
    await measureRound(server.address, accounts); // warm-up
    const p99 = quantile(await measureRound(server.address, accounts), 0.99);
    if (p99 > carriedMilliseconds) break;
    carried = { count, p99 };
  }
  return {
    name: `people at human pace whose saves take ≤ ${carriedMilliseconds} ms, 99 %, embedded`,
    value: carried.count,
    unit: '',
    against: `doubled from ${people}; 99 % ${carried.p99.toFixed(1)} ms; the load is on the same two cores`,
  };
}

const ticksPerSecond = 100;
const surveysForCost = 200;

/** Returns the processor time that a process has taken, in milliseconds. Works only on Linux. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12).map(Number);
  return ((user + system) * 1000) / ticksPerSecond;
}

async function measureCost(engine: string, settings: Settings): Promise<Measurement> {
  await using server = await openServer(settings);
  await takeSurveys(server.address, surveysForCost / 4); // warm-up
  const before = processorTime(server.pid);
  await takeSurveys(server.address, surveysForCost);
  return {
    name: `processor time of a whole survey, ${engine}`,
    value: (processorTime(server.pid) - before) / surveysForCost,
    unit: 'ms',
    against: 'of the node, from the account to the profile, a status after each save',
  };
}

export async function humanPace(): Promise<Measurement[]> {
  await using postgres = await openPostgres();
  return [
    await measureCost('embedded', {}),
    await measureCost('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }),
    await measureCarried(),
    await measureEngine('embedded', {}),
    await measureEngine('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }),
  ];
}
