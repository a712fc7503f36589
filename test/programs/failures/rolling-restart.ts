/**
 * Restarts two nodes in turn while people answer. The nodes share one PostgreSQL and run behind
 * nginx: `npm run rolling-restart -- --rounds 3`. The exit code is 1 if a call fails, an
 * acknowledged answer is missing or a node does not end cleanly.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../support/postgres/server.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { startNginx } from '../../support/process/nginx.ts';
import { type ServerProcess, startServer } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import {
  countMissing,
  newPerson,
  type Person,
  saveOne,
} from '../../support/server/survey-taker.ts';

const clientCount = 24;
const savesPerSecond = 120;
const savesBetweenRestarts = 100;

interface Outcome {
  readonly nginx: string;
  restarts: number;
  saved: number;
  /** The reason of each failed call. */
  readonly failures: string[];
  missing: number;
  readonly exitCodes: (number | null)[];
}

/**
 * Saves answers at a steady rate. A failed call is recorded, and the next call is for the same
 * person.
 */
async function answerSteadily(
  address: string,
  people: Person[],
  outcome: Outcome,
  isOver: () => boolean,
): Promise<void> {
  let person: Person | null = null;
  while (!isOver()) {
    const nextTurn = pause((1000 * clientCount) / savesPerSecond);
    try {
      if (!person || person.isFinished) people.push((person = await newPerson(address)));
      await saveOne(person, address);
      outcome.saved += 1;
    } catch (error) {
      outcome.failures.push(error instanceof Error ? error.message : String(error));
    }
    await nextTurn;
  }
}

interface Setup {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ports: readonly [number, number];
}

const startNode = (i: number, { folder, databaseUrl, ports }: Setup): Promise<ServerProcess> =>
  startServer(join(folder, String(i)), {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    PORT: String(ports[i]),
  });

/** Restarts the nodes in turn while people answer, with many saves between the restarts. */
async function restartNodes(
  nodes: ServerProcess[],
  setup: Setup,
  outcome: Outcome,
  { rounds, report }: { readonly rounds: number; readonly report: (line: string) => void },
): Promise<void> {
  const waitForSaves = (before: number): Promise<void> =>
    waitFor('saves', () => outcome.saved >= before + savesBetweenRestarts);
  for (let restart = 0; restart < 2 * rounds; restart += 1) {
    const i = restart % 2;
    await waitForSaves(outcome.saved);
    outcome.exitCodes.push((await nodes[i]?.stop()) ?? null);
    nodes[i] = await startNode(i, setup); // resolves when it is ready
    outcome.restarts += 1;
    report(
      `node ${i + 1} restarted: ${outcome.saved} answers acknowledged, ${outcome.failures.length} calls failed`,
    );
  }
  await waitForSaves(outcome.saved);
}

export async function restartInTurn(
  rounds: number,
  report: (line: string) => void = () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-rolling-'));
  const postgres = await startPostgres({ durable: true, loopback: true });
  const [nginxPort = 0, first = 0, second = 0] = await findFreePorts(3);
  const setup: Setup = { folder, databaseUrl: postgres.url('postgres'), ports: [first, second] };
  try {
    const nodes = await Promise.all([startNode(0, setup), startNode(1, setup)]);
    const nginx = await startNginx(nginxPort, setup.ports);
    try {
      const outcome: Outcome = {
        nginx: nginx.version(),
        restarts: 0,
        saved: 0,
        failures: [],
        missing: 0,
        exitCodes: [],
      };
      const people: Person[] = [];
      let isOver = false;
      const answering = Promise.all(
        Array.from({ length: clientCount }, () =>
          answerSteadily(nginx.address, people, outcome, () => isOver),
        ),
      );
      await restartNodes(nodes, setup, outcome, { rounds, report });
      isOver = true;
      await answering;
      for (const person of people) outcome.missing += await countMissing(person, nginx.address);
      outcome.exitCodes.push(...(await Promise.all(nodes.map((node) => node.stop()))));
      return outcome;
    } finally {
      await nginx.stop();
      await Promise.all(nodes.map((node) => node.kill()));
    }
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const isSeamless = ({ saved, failures, missing, exitCodes }: Outcome): boolean =>
  saved > 0 && failures.length === 0 && missing === 0 && exitCodes.every((code) => code === 0);

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const outcome = await restartInTurn(Number(values.rounds), console.log);
  for (const failure of new Set(outcome.failures)) console.log(`failed: ${failure}`);
  console.log(
    `${outcome.nginx}: ${outcome.restarts} restarts, ${outcome.saved} answers acknowledged, ${outcome.failures.length} calls failed, ${outcome.missing} answers missing, the nodes ended with ${[...new Set(outcome.exitCodes)].join(', ')}`,
  );
  process.exitCode = isSeamless(outcome) ? 0 : 1;
}
