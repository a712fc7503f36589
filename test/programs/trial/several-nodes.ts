/** The steps of the trial with PostgreSQL: the move, two nodes behind nginx, and a failover. */

import { join } from 'node:path';
import { type Pooler, startPooler } from '../../support/postgres/pooler.ts';
import { type ReplicatedPostgres, startReplicated } from '../../support/postgres/replica.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { type Nginx, startNginx } from '../../support/process/nginx.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { restartNodes } from '../failures/rolling-restart.ts';
import { countAllMissing, measurePause, startTraffic, waitForSaves } from '../failures/traffic.ts';
import { type OneMachine, requireNothingMissing } from './one-machine.ts';
import { requireThat, runCommand, startSite } from './site.ts';

const rate = { clients: 24, savesPerSecond: 120 };

/** A primary with a standby, and PgBouncer in front. */
export interface SharedDatabase {
  readonly postgres: ReplicatedPostgres;
  readonly pooler: Pooler;
  /** The settings of a node. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<SharedDatabase> {
  const postgres = await startReplicated();
  const pooler = await startPooler(postgres.primary.url('postgres'));
  return {
    postgres,
    pooler,
    settings: {
      DATABASE_URL: pooler.url('postgres'),
      MIGRATION_DATABASE_URL: postgres.primary.url('postgres'),
    },
    async stop() {
      await pooler.stop();
      await postgres.remove();
    },
  };
}

export interface SeveralNodes {
  readonly machine: OneMachine;
  readonly database: SharedDatabase;
  readonly nginx: Nginx;
  readonly nodes: ServerProcess[];
  startNode(i: number): Promise<ServerProcess>;
}

/** Moves the database while no server runs. Returns what the command printed. */
export async function moveToPostgres(
  { site, dataFolder: DATA_DIR, server }: OneMachine,
  { settings }: SharedDatabase,
): Promise<string> {
  requireThat((await server.stop()) === 0, 'the server did not end cleanly');
  const moved = await runCommand(site, ['move'], { ...settings, DATA_DIR });
  return moved.split('. ')[0] ?? '';
}

export async function startNodes(
  machine: OneMachine,
  database: SharedDatabase,
): Promise<SeveralNodes> {
  const [port = 0, first = 0, second = 0] = await findFreePorts(3);
  const startNode = (i: number): Promise<ServerProcess> =>
    startSite(machine.site, join(machine.site.folder, `node ${i}`), {
      ...database.settings,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '1',
      PORT: String([first, second][i]),
    });
  const nodes = await Promise.all([startNode(0), startNode(1)]);
  const nginx = await startNginx(port, [first, second]);
  // Nobody is signed out by the move, so their old tokens still work.
  const missing = await countAllMissing(machine.people, nginx.address);
  requireThat(missing === 0, `${missing} answers are missing after the move`);
  return { machine, database, nginx, nodes, startNode };
}

export async function restartInTurn(nodes: SeveralNodes): Promise<string> {
  const { address } = nodes.nginx;
  const traffic = startTraffic(address, rate);
  const exitCodes = await restartNodes(nodes.nodes, traffic, {
    rounds: 1,
    startNode: nodes.startNode,
  });
  requireThat(
    exitCodes.every((code) => code === 0),
    'a node did not end cleanly',
  );
  await waitForSaves(traffic, 20);
  await requireNothingMissing(nodes.machine, traffic, address);
  const failed = traffic.refused + traffic.broken;
  requireThat(failed === 0, `${failed} calls failed`);
  return `${exitCodes.length} restarts, ${traffic.saved} answers acknowledged, no call failed`;
}

export async function failOver({ machine, database, nginx }: SeveralNodes): Promise<string> {
  const traffic = startTraffic(nginx.address, rate);
  await waitForSaves(traffic, 100);
  await database.postgres.promote();
  const milliseconds = await measurePause(traffic, () =>
    database.pooler.pointTo(database.postgres.standby.url('postgres')),
  );
  await waitForSaves(traffic, 100);
  await requireNothingMissing(machine, traffic, nginx.address);
  return `saves go on after ${Math.round(milliseconds)} ms, ${traffic.refused} calls refused with 503, ${traffic.saved} answers acknowledged`;
}
