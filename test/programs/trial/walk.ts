import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeDatabase, replicatedBehindPooler } from '../failures/databases.ts';
import { describeTraffic, type Failure, openStage, type Stage } from '../failures/driver.ts';
import { failover, rollingRestart } from '../failures/failures.ts';
import { startTraffic } from '../failures/traffic.ts';
import {
  backUpUnderLoad,
  fillDisk,
  killAndStart,
  type OneMachine,
  restoreElsewhere,
  startAndSeed,
  requireNothingMissing,
} from './one-machine.ts';
import { installBundle, requireThat, runCommand, siteSettings } from './site.ts';

/** Moves the database while no server runs, to a primary with a standby behind PgBouncer. */
async function moveToPostgres(
  { site, dataFolder: DATA_DIR, stage }: OneMachine,
  cleanup: AsyncDisposableStack,
): Promise<NodeDatabase> {
  const database = await replicatedBehindPooler(cleanup);
  requireThat((await stage.nodes[0]?.stop()) === 0, 'the server did not end cleanly');
  await runCommand(site, ['move'], { ...database.settings, DATA_DIR });
  return database;
}

/** The move signs no person out, so people continue with their tokens. */
async function startNodes(
  { site, stage: { people } }: OneMachine,
  database: NodeDatabase,
  cleanup: AsyncDisposableStack,
): Promise<Stage> {
  const stage = await openStage(cleanup, {
    folder: join(site.folder, 'nodes'),
    database,
    nodes: 2,
    hasProxy: true,
    program: site.program,
    settings: siteSettings(site),
  });
  stage.people.push(...people);
  return stage;
}

async function breakUnderLoad(stage: Stage, failure: Failure): Promise<string> {
  const traffic = startTraffic(stage.address, failure.rate);
  const seen = await failure.breakOnce(stage, traffic, 1);
  await requireNothingMissing(stage, traffic);
  const failed = traffic.refused + traffic.broken;
  requireThat(failed === 0 || failure.excused.length > 0, `${failed} calls failed`);
  return `${seen}; ${describeTraffic(traffic)}`;
}

const restartInTurn = (stage: Stage): Promise<string> => breakUnderLoad(stage, rollingRestart);
const failOver = (stage: Stage): Promise<string> => breakUnderLoad(stage, failover);

/** Returns findings that an operator would not accept. A failing step throws. */
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
