/**
 * Ends the server's process group with SIGKILL while clients save answers, starts it again on the
 * same folder and checks that no acknowledged answer is missing:
 * `npm run kill-9 -- --engine sqlite --rounds 30`. The exit code is 1 if anything is missing or a
 * restart takes more than five seconds. With `--engine postgres` every second round also crashes
 * PostgreSQL.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../../support/postgres/server.ts';
import { startServer } from '../../support/process/server-process.ts';
import {
  UnknownOutcome,
  countUndecryptable,
  newPerson,
  type Person,
  saveOne,
} from '../../support/server/survey-taker.ts';
import { countAllMissing, nodeSettings, sumOver } from './traffic.ts';

const clientCount = 8;
const maxRestartMilliseconds = 5000;

export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly finished: number;
  readonly missing: number;
  /** Rows that could not be decrypted after a restart with the login code of their owner. */
  readonly undecryptable: number;
  readonly slowestRestart: number;
}

/** Answers surveys until the server is gone; returns how many answers were acknowledged. */
async function saveUntilGone(people: Person[], address: string): Promise<number> {
  let saved = 0;
  try {
    for (;;) {
      const current = people.at(-1);
      if (!current || current.isFinished) people.push(await newPerson(address));
      else {
        await saveOne(current, address);
        saved += 1;
      }
    }
  } catch (error) {
    if (error instanceof UnknownOutcome) return saved;
    throw error;
  }
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

interface Settings {
  readonly environment?: Readonly<Record<string, string>>;
  /** The PostgreSQL server that stores the answers. If absent, SQLite stores them in a folder. */
  readonly postgres?: PostgresServer | undefined;
  readonly report?: (line: string) => void;
}

export async function killRepeatedly(
  rounds: number,
  { environment = {}, postgres, report = () => {} }: Settings = {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-kill-'));
  const settings = {
    ...nodeSettings,
    ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
    ...environment,
  };
  const clients = Array.from({ length: clientCount }, (): Person[] => []);
  const outcome = {
    rounds,
    acknowledged: 0,
    finished: 0,
    missing: 0,
    undecryptable: 0,
    slowestRestart: 0,
  };
  let server = await startServer(folder, settings);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { address } = server;
      const saving = clients.map((people) => saveUntilGone(people, address));
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 700)); // random
      const crashed = round % 2 === 0 ? postgres : undefined;
      await Promise.all([server.kill(), crashed?.stop('SIGQUIT')]);
      const saved = sum(await Promise.all(saving));
      await crashed?.start();
      server = await startServer(folder, settings);
      const everybody = clients.flat();
      const undecryptable = await sumOver(everybody, countUndecryptable, server.address);
      const missing = await countAllMissing(everybody, server.address);
      const restart = Math.round(server.startMilliseconds);
      outcome.acknowledged += saved;
      outcome.missing += missing;
      outcome.undecryptable += undecryptable;
      outcome.slowestRestart = Math.max(outcome.slowestRestart, restart);
      report(
        `round ${round}/${rounds}: ${saved} acknowledged, ${missing} missing, ${undecryptable} undecryptable, ready again after ${restart} ms`,
      );
    }
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  outcome.finished = clients.flat().filter(({ isFinished }) => isFinished).length;
  return outcome;
}

export const isSound = (outcome: Outcome): boolean =>
  outcome.missing === 0 &&
  outcome.undecryptable === 0 &&
  outcome.acknowledged > 0 &&
  outcome.slowestRestart <= maxRestartMilliseconds;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '30' },
      engine: { type: 'string', default: 'sqlite' },
    },
  });
  const postgres =
    values.engine === 'postgres'
      ? await startPostgres({ durable: true, loopback: true })
      : undefined;
  const outcome = await killRepeatedly(Number(values.rounds), {
    postgres,
    report: console.log,
  }).finally(() => postgres?.remove());
  console.log(
    `${values.engine}, ${outcome.rounds} rounds: ${outcome.acknowledged} answers acknowledged, ${outcome.finished} surveys finished, ${outcome.missing} missing, ${outcome.undecryptable} undecryptable rows, slowest restart ${outcome.slowestRestart} ms`,
  );
  process.exitCode = isSound(outcome) ? 0 : 1;
}
