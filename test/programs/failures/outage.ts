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
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../../support/postgres/server.ts';
import { startServer } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { countUndecryptable } from '../../support/server/survey-taker.ts';
import {
  countAllMissing,
  nodeSettings,
  startTraffic,
  sumOver,
  type Traffic,
  waitForSaves,
} from './traffic.ts';

const rate = { clients: 20, savesPerSecond: 100 };
const maxRecoveryMilliseconds = 5000;

interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Calls answered with 503. */
  readonly refused: number;
  /** Calls without an answer, because the server ended. */
  readonly broken: number;
  /** What any other failed call was answered with. */
  readonly failures: readonly string[];
  readonly missing: number;
  /** Rows that could not be decrypted afterwards with the login code of their owner. */
  readonly undecryptable: number;
  /**
   * The longest time, in milliseconds, from PostgreSQL's first answer after a restart until a save
   * and `/readyz` have succeeded.
   */
  readonly slowestRecovery: number;
  /** Lines of the log about the beginnings and ends of outages, and about single calls. */
  readonly logged: { readonly began: number; readonly ended: number; readonly calls: number };
}

/** Stops and restarts PostgreSQL; returns the milliseconds until the server has recovered. */
async function causeOutage(
  postgres: PostgresServer,
  signal: 'SIGINT' | 'SIGQUIT',
  address: string,
  traffic: Traffic,
): Promise<number> {
  await waitForSaves(traffic, 50);
  await postgres.stop(signal);
  const refusedBefore = traffic.refused;
  await waitFor('50 refusals', () => traffic.refused >= refusedBefore + 50);
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
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres({ durable: true, loopback: true });
  cleanup.defer(() => postgres.remove());
  const server = await startServer(folder, {
    ...nodeSettings,
    DATABASE_URL: postgres.url('postgres'),
    LOG_LEVEL: 'warn',
  });
  cleanup.defer(() => server.kill());
  const { address } = server;
  const traffic = startTraffic(address, rate);
  cleanup.defer(() => traffic.stop());
  let slowestRecovery = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const signal = round % 2 === 0 ? 'SIGQUIT' : 'SIGINT';
    const recovery = await causeOutage(postgres, signal, address, traffic);
    slowestRecovery = Math.max(slowestRecovery, recovery);
    report(
      `round ${round}/${rounds}, ${signal}: ${traffic.saved} acknowledged, ${traffic.refused} answered with 503, saving again ${recovery} ms after PostgreSQL is back`,
    );
  }
  await traffic.stop();
  const { people, saved: acknowledged, refused, broken, failures } = traffic;
  const undecryptable = await sumOver(people, countUndecryptable, address);
  const missing = await countAllMissing(people, address);
  const logged = countLogLines(server.output());
  if ((await server.stop()) !== 0) throw new Error('the server did not end cleanly');
  return {
    rounds,
    acknowledged,
    refused,
    broken,
    failures,
    missing,
    undecryptable,
    slowestRecovery,
    logged,
  };
}

export const isSound = (outcome: Outcome): boolean =>
  outcome.missing === 0 &&
  outcome.undecryptable === 0 &&
  outcome.broken === 0 &&
  outcome.failures.length === 0 &&
  outcome.acknowledged > 0 &&
  outcome.logged.began === outcome.rounds &&
  outcome.logged.ended === outcome.rounds &&
  outcome.logged.calls === 0 &&
  outcome.slowestRecovery <= maxRecoveryMilliseconds;

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const outcome = await causeOutages(Number(values.rounds), console.log);
  for (const failure of new Set(outcome.failures)) console.log(`failed: ${failure}`);
  console.log(
    `${outcome.rounds} outages: ${outcome.acknowledged} answers acknowledged, ${outcome.refused} calls refused with 503, ${outcome.missing} missing, ${outcome.undecryptable} undecryptable rows, slowest recovery ${outcome.slowestRecovery} ms`,
  );
  process.exitCode = isSound(outcome) ? 0 : 1;
}
