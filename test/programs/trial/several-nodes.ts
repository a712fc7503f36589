/** The steps of the manual with PostgreSQL: the move, two nodes behind nginx, and a failover. */

import { join } from 'node:path';
import { type NodeDatabase, replicatedBehindPooler } from '../failures/databases.ts';
import { describeTraffic, type Failure, openStage, type Stage } from '../failures/driver.ts';
import { failover, rollingRestart } from '../failures/failures.ts';
import { startTraffic } from '../failures/traffic.ts';
import { type OneMachine, requireNothingMissing } from './one-machine.ts';
import { requireThat, runCommand, siteSettings } from './site.ts';

/** Moves the database while no server runs, to a primary with a standby behind PgBouncer. */
export async function moveToPostgres(
  { site, dataFolder: DATA_DIR, stage }: OneMachine,
  cleanup: AsyncDisposableStack,
): Promise<NodeDatabase> {
  const database = await replicatedBehindPooler(cleanup);
  requireThat((await stage.nodes[0]?.stop()) === 0, 'the server did not end cleanly');
  await runCommand(site, ['move'], { ...database.settings, DATA_DIR });
  return database;
}

/** Nobody is signed out by the move, so that people go on with their tokens. */
export async function startNodes(
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

export const restartInTurn = (stage: Stage): Promise<string> =>
  breakUnderLoad(stage, rollingRestart);
export const failOver = (stage: Stage): Promise<string> => breakUnderLoad(stage, failover);
