/**
 * Stops PostgreSQL under about a hundred saves a second and starts it again, by turns cleanly and as a crash does.
 * `npm run outage -- --rounds 5`; exit code 1 where an acknowledged answer is missing, the server's process ends, a call
 * gets anything but success or 503 with Retry-After, or saving goes on later than five seconds after PostgreSQL is back.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../support/postgres/server.ts';
import { startServer } from '../support/process/server-process.ts';
import {
  UnknownOutcome,
  countMissing,
  newPerson,
  type Person,
  saveOne,
} from '../support/server/survey-taker.ts';

const clientCount = 20;
const savesPerSecond = 100;
const slowestRecoveryMilliseconds = 5000;

interface Outcome {
  rounds: number;
  acknowledged: number;
  /** Calls answered with 503. */
  refused: number;
  missing: number;
  /** From PostgreSQL's first answer to the first acknowledged save, and to `/readyz`. */
  slowestRecovery: number;
}

interface Traffic {
  saved: number;
  refused: number;
  ended: boolean;
}

/** Each client waits for its turn, whether its last call was answered or refused. */
async function saveSteadily(
  person: { current: Person },
  all: Person[],
  address: string,
  traffic: Traffic,
): Promise<void> {
  while (!traffic.ended) {
    const turn = pause((1000 * clientCount) / savesPerSecond);
    try {
      if (person.current.isFinished || person.current.inFlight)
        all.push((person.current = await newPerson(address)));
      await saveOne(person.current, address);
      traffic.saved += 1;
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) throw error;
      if (error.cause) throw error; // no answer at all: the process is gone
      traffic.refused += 1;
    }
    await turn;
  }
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 3000; !(await isSo()); left -= 1) {
    if (left === 0) throw new Error(`waited too long for: ${what}`);
    await pause(10);
  }
}

async function breakDown(
  postgres: PostgresServer,
  signal: 'SIGINT' | 'SIGQUIT',
  address: string,
  traffic: Traffic,
): Promise<number> {
  const before = { ...traffic };
  await until('50 saves', () => traffic.saved >= before.saved + 50);
  await postgres.stop(signal);
  const stopped = { ...traffic };
  await until('50 refusals', () => traffic.refused >= stopped.refused + 50);
  const ready = await fetch(`${address}/readyz`);
  if (ready.status !== 503 || !ready.headers.get('retry-after'))
    throw new Error(`/readyz says ${ready.status} without a database`);
  const alive = await fetch(`${address}/healthz`);
  if (alive.status !== 200) throw new Error(`/healthz says ${alive.status}`);
  await postgres.start();
  const [back, atBack] = [performance.now(), traffic.saved];
  await until('a save', () => traffic.saved > atBack);
  await until('/readyz', async () => (await fetch(`${address}/readyz`)).status === 200);
  return Math.round(performance.now() - back);
}

export async function breakDownRepeatedly(
  rounds: number,
  report: (line: string) => void = () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-outage-'));
  const outcome: Outcome = { rounds, acknowledged: 0, refused: 0, missing: 0, slowestRecovery: 0 };
  const traffic: Traffic = { saved: 0, refused: 0, ended: false };
  const postgres = await startPostgres({ durable: true, loopback: true });
  try {
    const server = await startServer(folder, {
      DATABASE_URL: postgres.url('postgres'),
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'silent',
    });
    const { address } = server;
    const people: Person[] = await Promise.all(
      Array.from({ length: clientCount }, () => newPerson(address)),
    );
    const saving = Promise.all(
      [...people].map((person) => saveSteadily({ current: person }, people, address, traffic)),
    );
    saving.catch(() => (traffic.ended = true)); // awaited below
    for (let round = 1; round <= rounds; round += 1) {
      const signal = round % 2 === 0 ? 'SIGQUIT' : 'SIGINT';
      const recovery = await breakDown(postgres, signal, address, traffic);
      outcome.slowestRecovery = Math.max(outcome.slowestRecovery, recovery);
      report(
        `round ${round}/${rounds}, ${signal}: ${traffic.saved} acknowledged, ${traffic.refused} answered with 503, saving again ${recovery} ms after PostgreSQL is back`,
      );
    }
    traffic.ended = true;
    await saving;
    for (const person of people) outcome.missing += await countMissing(person, address);
    if ((await server.stop()) !== 0) throw new Error('the server did not end cleanly');
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...outcome, acknowledged: traffic.saved, refused: traffic.refused };
}

export const isSound = ({ missing, acknowledged, slowestRecovery }: Outcome): boolean =>
  missing === 0 && acknowledged > 0 && slowestRecovery <= slowestRecoveryMilliseconds;

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const outcome = await breakDownRepeatedly(Number(values.rounds), console.log);
  console.log(
    `${outcome.rounds} outages: ${outcome.acknowledged} answers acknowledged, ${outcome.refused} calls refused with 503, ${outcome.missing} missing, slowest recovery ${outcome.slowestRecovery} ms`,
  );
  process.exitCode = isSound(outcome) ? 0 : 1;
}
