/**
 * Two nodes behind nginx on one PostgreSQL, restarted by turns while people answer: `npm run rolling-restart -- --rounds 3`.
 * Exit code 1 where a call fails, an acknowledged answer is missing, or a node does not end cleanly.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres/server.ts';
import { startNginx } from '../support/process/nginx.ts';
import { type ServerProcess, startServer } from '../support/process/server-process.ts';
import { countMissing, newPerson, type Person, saveOne } from '../support/server/survey-taker.ts';

const clientCount = 24;
const savesPerSecond = 120;
const savesBetweenRestarts = 100;

interface Outcome {
  readonly nginx: string;
  restarts: number;
  saved: number;
  /** Why each call that failed did. */
  readonly failures: string[];
  missing: number;
  /** Exit codes of the nodes. */
  readonly ends: (number | null)[];
}

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => probe.once('listening', resolve));
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as { port: number }).port); // as: it listens on a port
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** Saves at a steady pace, a new person when one has finished; a failure is written down, and the same person goes on. */
async function answerSteadily(
  address: string,
  people: Person[],
  outcome: Outcome,
  isOver: () => boolean,
): Promise<void> {
  let person: Person | null = null;
  while (!isOver()) {
    const turn = pause((1000 * clientCount) / savesPerSecond);
    try {
      if (!person || person.isFinished) people.push((person = await newPerson(address)));
      await saveOne(person, address);
      outcome.saved += 1;
    } catch (error) {
      outcome.failures.push(error instanceof Error ? error.message : String(error));
    }
    await turn;
  }
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let left = 3000; !isSo(); left -= 1) {
    if (left === 0) throw new Error(`waited too long for: ${what}`);
    await pause(10);
  }
}

export async function restartByTurns(
  rounds: number,
  report: (line: string) => void = () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-rolling-'));
  const postgres = await startPostgres({ durable: true, loopback: true });
  const [front = 0, ...ports] = await freePorts(3);
  const settings = {
    DATABASE_URL: postgres.url('postgres'),
    MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
  };
  const startNode = (i: number): Promise<ServerProcess> =>
    startServer(join(folder, String(i)), { ...settings, PORT: String(ports[i]) });
  try {
    const nodes = await Promise.all([startNode(0), startNode(1)]);
    const nginx = await startNginx(front, [ports[0] ?? 0, ports[1] ?? 0]);
    try {
      const outcome: Outcome = {
        nginx: nginx.version(),
        restarts: 0,
        saved: 0,
        failures: [],
        missing: 0,
        ends: [],
      };
      const people: Person[] = [];
      let isOver = false;
      const answering = Promise.all(
        Array.from({ length: clientCount }, () =>
          answerSteadily(nginx.address, people, outcome, () => isOver),
        ),
      );
      for (let restart = 0; restart < 2 * rounds; restart += 1) {
        const [i, before] = [restart % 2, outcome.saved];
        await until('saves', () => outcome.saved >= before + savesBetweenRestarts);
        outcome.ends.push((await nodes[i]?.stop()) ?? null);
        nodes[i] = await startNode(i); // it listens when it is ready
        outcome.restarts += 1;
        report(
          `node ${i + 1} restarted: ${outcome.saved} answers acknowledged, ${outcome.failures.length} calls failed`,
        );
      }
      const last = outcome.saved;
      await until('saves', () => outcome.saved >= last + savesBetweenRestarts);
      isOver = true;
      await answering;
      for (const person of people) outcome.missing += await countMissing(person, nginx.address);
      outcome.ends.push(...(await Promise.all(nodes.map((node) => node.stop()))));
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

export const isSeamless = ({ saved, failures, missing, ends }: Outcome): boolean =>
  saved > 0 && failures.length === 0 && missing === 0 && ends.every((code) => code === 0);

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const outcome = await restartByTurns(Number(values.rounds), console.log);
  for (const failure of new Set(outcome.failures)) console.log(`failed: ${failure}`);
  console.log(
    `${outcome.nginx}: ${outcome.restarts} restarts, ${outcome.saved} answers acknowledged, ${outcome.failures.length} calls failed, ${outcome.missing} answers missing, the nodes ended with ${[...new Set(outcome.ends)].join(', ')}`,
  );
  process.exitCode = isSeamless(outcome) ? 0 : 1;
}
