/**
 * `npm run trial` walks the manual of operators with the bundle, on this machine alone, in a few
 * minutes: it prints a line for each step. The exit code is 1 if a step fails or an acknowledged
 * answer is missing. It needs Linux with nginx, PostgreSQL and PgBouncer, and starts servers of its own only.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killServers } from '../../support/process/server-process.ts';
import {
  backUpUnderLoad,
  fillDisk,
  killAndStart,
  restoreElsewhere,
  startAndSeed,
} from './one-machine.ts';
import {
  failOver,
  moveToPostgres,
  restartInTurn,
  startDatabase,
  startNodes,
} from './several-nodes.ts';
import { installBundle } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'spark trial '));
const closing: (() => Promise<unknown>)[] = [];

/** Runs a step and prints its name, what it found, and how long it took. */
async function step<T>(name: string, work: () => Promise<T>, found: (result: T) => string) {
  const started = performance.now();
  const result = await work().catch((error: unknown) => {
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ ${name}: ${found(result)} (${seconds} s)`);
  return result;
}
const itself = (sentence: string): string => sentence;

async function walk(): Promise<void> {
  const { site } = await step(
    'bundle',
    async () => installBundle(folder),
    ({ printed }) => printed,
  );
  const machine = await step(
    'start and seed',
    () => startAndSeed(site),
    ({ server }) => `ready after ${Math.round(server.startMilliseconds)} ms`,
  );
  await step('backup under load', () => backUpUnderLoad(machine), itself);
  await step('kill -9', () => killAndStart(machine), itself);
  await step('restore elsewhere', () => restoreElsewhere(machine), itself);
  const database = await step('PostgreSQL and PgBouncer', startDatabase, () => 'started');
  closing.unshift(() => database.stop());
  await step('move', () => moveToPostgres(machine, database), itself);
  const nodes = await step(
    'two nodes, nginx, PgBouncer',
    () => startNodes(machine, database),
    ({ nginx }) => `${nginx.version()}, all ${machine.people.length} people have their answers`,
  );
  closing.unshift(() => nodes.nginx.stop());
  await step('rolling restart', () => restartInTurn(nodes), itself);
  await step('failover', () => failOver(nodes), itself);
  await step('full disk', () => fillDisk(machine), itself);
  const acknowledged = machine.people.reduce((sum, one) => sum + one.acknowledged.size, 0);
  console.log(`${machine.people.length} people, ${acknowledged} answers: none is missing.`);
}

try {
  await walk();
} catch {
  process.exitCode = 1; // the step has said why
}
killServers();
for (const close of closing) await close();
rmSync(folder, { recursive: true, force: true });
process.exit(); // people of a step that failed would go on answering
