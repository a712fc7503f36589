import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backUpUnderLoad,
  fillDisk,
  killAndStart,
  type OneMachine,
  restoreElsewhere,
  startAndSeed,
} from './one-machine.ts';
import { failOver, moveToPostgres, restartInTurn, startNodes } from './several-nodes.ts';
import { installBundle } from './site.ts';

/** Returns what an operator would not accept: nothing if all is well. A step that fails throws. */
export async function walkManual(
  part: 'one-machine' | 'several-nodes' | 'manual',
  report: (line: string) => void = () => {},
): Promise<readonly string[]> {
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'spark trial '));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));

  async function step<T>(name: string, work: () => Promise<T>, found: (result: T) => string) {
    const started = performance.now();
    const result = await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    report(`✓ ${name}: ${found(result)} (${seconds} s)`);
    return result;
  }
  const itself = (sentence: string): string => sentence;

  async function walkOneMachine(machine: OneMachine): Promise<void> {
    await step('backup under load', () => backUpUnderLoad(machine), itself);
    await step('kill -9', () => killAndStart(machine), itself);
    await step('restore elsewhere', () => restoreElsewhere(machine, cleanup), itself);
    await step('full disk', () => fillDisk(machine, cleanup), itself);
  }
  async function walkSeveralNodes(machine: OneMachine): Promise<readonly string[]> {
    const nodes = await step(
      'move to PostgreSQL, two nodes, nginx, PgBouncer',
      async () => startNodes(machine, await moveToPostgres(machine, cleanup), cleanup),
      ({ people }) => `all ${people.length} people have their answers`,
    );
    await step('rolling restart', () => restartInTurn(nodes), itself);
    await step('failover', () => failOver(nodes), itself);
    return nodes.findings;
  }

  const bundle = await step(
    'bundle',
    async () => installBundle(folder),
    ({ printed }) => printed,
  );
  const machine = await step(
    'start and seed',
    () => startAndSeed(bundle.site, cleanup),
    ({ stage }) => `ready after ${Math.round(stage.nodes[0]?.startMilliseconds ?? 0)} ms`,
  );
  if (part !== 'several-nodes') await walkOneMachine(machine);
  const later = part === 'one-machine' ? [] : await walkSeveralNodes(machine);
  return [...machine.stage.findings, ...later];
}
