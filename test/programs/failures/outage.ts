/**
 * Stops and restarts PostgreSQL several times while clients save about a hundred answers per
 * second: `npm run outage -- --rounds 5`. Every second stop is like a crash. The exit code is 1 if
 * an acknowledged answer is missing or a row cannot be decrypted, the server ends, a call gets an
 * error other than 503 with Retry-After, a recovery takes more than five seconds, or the log has
 * more than two lines for an outage.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../../support/postgres/server.ts';
import { startServer } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import {
  UnknownOutcome,
  countMissing,
  countUndecryptable,
  newPerson,
  type Person,
  saveOne,
} from '../../support/server/survey-taker.ts';

const clientCount = 20;
const savesPerSecond = 100;
const maxRecoveryMilliseconds = 5000;

interface Outcome {
  rounds: number;
  acknowledged: number;
  /** Calls answered with 503. */
  refused: number;
  missing: number;
  /** Rows that could not be decrypted afterwards with the login code of their owner. */
  undecryptable: number;
  /**
   * The longest time, in milliseconds, from PostgreSQL's first answer after a restart until a save
   * and `/readyz` have succeeded.
   */
  slowestRecovery: number;
  /** Lines of the log about the beginnings and ends of outages, and about single calls. */
  logged: { began: number; ended: number; calls: number };
}

interface Traffic {
  saved: number;
  refused: number;
  ended: boolean;
}

/** Saves at a steady rate, and continues after calls that the server refused. */
async function saveSteadily(
  person: { current: Person },
  all: Person[],
  address: string,
  traffic: Traffic,
): Promise<void> {
  while (!traffic.ended) {
    const nextTurn = pause((1000 * clientCount) / savesPerSecond);
    try {
      if (person.current.isFinished || person.current.inFlight)
        all.push((person.current = await newPerson(address)));
      await saveOne(person.current, address);
      traffic.saved += 1;
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) throw error;
      if (error.cause) throw error; // no answer at all, so the process has ended
      traffic.refused += 1;
    }
    await nextTurn;
  }
}

/** Stops and restarts PostgreSQL; returns the milliseconds until the server has recovered. */
async function causeOutage(
  postgres: PostgresServer,
  signal: 'SIGINT' | 'SIGQUIT',
  address: string,
  traffic: Traffic,
): Promise<number> {
  const before = { ...traffic };
  await waitFor('50 saves', () => traffic.saved >= before.saved + 50);
  await postgres.stop(signal);
  const stopped = { ...traffic };
  await waitFor('50 refusals', () => traffic.refused >= stopped.refused + 50);
  const ready = await fetch(`${address}/readyz`);
  if (ready.status !== 503 || !ready.headers.get('retry-after'))
    throw new Error(`/readyz says ${ready.status} without a database`);
  const alive = await fetch(`${address}/healthz`);
  if (alive.status !== 200) throw new Error(`/healthz says ${alive.status}`);
  await postgres.start();
  const [started, savedBefore] = [performance.now(), traffic.saved];
  await waitFor('a save', () => traffic.saved > savedBefore);
  await waitFor('/readyz', async () => (await fetch(`${address}/readyz`)).status === 200);
  return Math.round(performance.now() - started);
}

function countLogLines(output: string): Outcome['logged'] {
  const count = (text: string): number => output.split(`"msg":"${text}"`).length - 1;
  return {
    began: count('outage began'),
    ended: count('outage ended'),
    calls: count('request failed'),
  };
}

export async function causeOutages(
  rounds: number,
  report: (line: string) => void = () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-outage-'));
  const outcome = {
    rounds,
    refused: 0,
    missing: 0,
    undecryptable: 0,
    slowestRecovery: 0,
    logged: { began: 0, ended: 0, calls: 0 },
  };
  const traffic: Traffic = { saved: 0, refused: 0, ended: false };
  const postgres = await startPostgres({ durable: true, loopback: true });
  try {
    const server = await startServer(folder, {
      DATABASE_URL: postgres.url('postgres'),
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'warn',
    });
    const { address } = server;
    const people: Person[] = await Promise.all(
      Array.from({ length: clientCount }, () => newPerson(address)),
    );
    const saving = Promise.all(
      [...people].map((person) => saveSteadily({ current: person }, people, address, traffic)),
    );
    saving.catch(() => (traffic.ended = true)); // ends the other clients; awaited below
    for (let round = 1; round <= rounds; round += 1) {
      const signal = round % 2 === 0 ? 'SIGQUIT' : 'SIGINT';
      const recovery = await causeOutage(postgres, signal, address, traffic);
      outcome.slowestRecovery = Math.max(outcome.slowestRecovery, recovery);
      report(
        `round ${round}/${rounds}, ${signal}: ${traffic.saved} acknowledged, ${traffic.refused} answered with 503, saving again ${recovery} ms after PostgreSQL is back`,
      );
    }
    traffic.ended = true;
    await saving;
    for (const person of people) {
      outcome.undecryptable += await countUndecryptable(person, address);
      outcome.missing += await countMissing(person, address);
    }
    outcome.logged = countLogLines(server.output());
    if ((await server.stop()) !== 0) throw new Error('the server did not end cleanly');
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...outcome, acknowledged: traffic.saved, refused: traffic.refused };
}

export const isSound = (outcome: Outcome): boolean =>
  outcome.missing === 0 &&
  outcome.undecryptable === 0 &&
  outcome.acknowledged > 0 &&
  outcome.logged.began === outcome.rounds &&
  outcome.logged.ended === outcome.rounds &&
  outcome.logged.calls === 0 &&
  outcome.slowestRecovery <= maxRecoveryMilliseconds;

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const outcome = await causeOutages(Number(values.rounds), console.log);
  console.log(
    `${outcome.rounds} outages: ${outcome.acknowledged} answers acknowledged, ${outcome.refused} calls refused with 503, ${outcome.missing} missing, ${outcome.undecryptable} undecryptable rows, slowest recovery ${outcome.slowestRecovery} ms`,
  );
  process.exitCode = isSound(outcome) ? 0 : 1;
}
