/** The steps of the trial with PostgreSQL: the move, two nodes behind nginx, and their failures. */

import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../support/postgres/server.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { type Nginx, startNginx } from '../../support/process/nginx.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { restartNodes } from '../failures/rolling-restart.ts';
import { countAllMissing, startTraffic } from '../failures/traffic.ts';
import { type OneMachine, requireNothingMissing, waitForSaves } from './one-machine.ts';
import { requireThat, runCommand, startSite } from './site.ts';

const rate = { clients: 24, savesPerSecond: 120 };

export interface SeveralNodes {
  readonly machine: OneMachine;
  readonly postgres: PostgresServer;
  readonly nginx: Nginx;
  readonly nodes: ServerProcess[];
  startNode(i: number): Promise<ServerProcess>;
}

/** Moves the database while no server runs. Returns what the command printed. */
export async function moveToPostgres(
  { site, dataFolder: DATA_DIR, server }: OneMachine,
  postgres: PostgresServer,
): Promise<string> {
  requireThat((await server.stop()) === 0, 'the server did not end cleanly');
  const moved = await runCommand(site, ['move'], {
    DATA_DIR,
    DATABASE_URL: postgres.url('postgres'),
  });
  return moved.split('. ')[0] ?? '';
}

export async function startNodes(
  machine: OneMachine,
  postgres: PostgresServer,
): Promise<SeveralNodes> {
  const [port = 0, first = 0, second = 0] = await findFreePorts(3);
  const startNode = (i: number): Promise<ServerProcess> =>
    startSite(machine.site, join(machine.site.folder, `node ${i}`), {
      DATABASE_URL: postgres.url('postgres'),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '1',
      PORT: String([first, second][i]),
    });
  const nodes = await Promise.all([startNode(0), startNode(1)]);
  const nginx = await startNginx(port, [first, second]);
  // Nobody is signed out by the move, so their old tokens still work.
  const missing = await countAllMissing(machine.people, nginx.address);
  requireThat(missing === 0, `${missing} answers are missing after the move`);
  return { machine, postgres, nginx, nodes, startNode };
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
  requireThat(traffic.unanswered === 0, `${traffic.unanswered} calls failed`);
  return `${exitCodes.length} restarts, ${traffic.saved} answers acknowledged, no call failed`;
}

export const startDatabase = (): Promise<PostgresServer> =>
  startPostgres({ durable: true, loopback: true });
