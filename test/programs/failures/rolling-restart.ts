/**
 * Restarts two nodes in turn while people answer. The nodes share one PostgreSQL and run behind
 * nginx: `npm run rolling-restart -- --rounds 3`. The exit code is 1 if a call fails, an
 * acknowledged answer is missing or a node does not end cleanly.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../support/postgres/server.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { startNginx } from '../../support/process/nginx.ts';
import { type ServerProcess, startServer } from '../../support/process/server-process.ts';
import {
  countAllMissing,
  nodeSettings,
  startTraffic,
  type Traffic,
  waitForSaves,
} from './traffic.ts';

const rate = { clients: 24, savesPerSecond: 120 };
const savesBetweenRestarts = 100;

interface Outcome {
  readonly nginx: string;
  readonly restarts: number;
  readonly saved: number;
  /** The calls that failed, for whatever reason: behind the proxy none should. */
  readonly failed: number;
  /** What other calls than those refused with 503 were answered with. */
  readonly failures: readonly string[];
  readonly missing: number;
  readonly exitCodes: readonly (number | null)[];
}

interface Setup {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ports: readonly [number, number];
}

const startNode = (i: number, { folder, databaseUrl, ports }: Setup): Promise<ServerProcess> =>
  startServer(join(folder, String(i)), {
    ...nodeSettings,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    PORT: String(ports[i]),
  });

const countFailed = ({ refused, broken, failures }: Traffic): number =>
  refused + broken + failures.length;

interface Restarts {
  readonly rounds: number;
  /** Starts the node and resolves when it is ready. */
  startNode(i: number): Promise<ServerProcess>;
  readonly report?: (line: string) => void;
}

/**
 * Restarts the nodes in turn while people answer, with many saves between the restarts. Returns
 * the exit code of each node that ended.
 */
export async function restartNodes(
  nodes: ServerProcess[],
  traffic: Traffic,
  { rounds, startNode, report }: Restarts,
): Promise<(number | null)[]> {
  const exitCodes: (number | null)[] = [];
  for (let restart = 0; restart < nodes.length * rounds; restart += 1) {
    const i = restart % nodes.length;
    await waitForSaves(traffic, savesBetweenRestarts);
    exitCodes.push((await nodes[i]?.stop()) ?? null);
    nodes[i] = await startNode(i);
    report?.(
      `node ${i + 1} restarted: ${traffic.saved} answers acknowledged, ${countFailed(traffic)} calls failed`,
    );
  }
  await waitForSaves(traffic, savesBetweenRestarts);
  return exitCodes;
}

export async function restartInTurn(
  rounds: number,
  report: (line: string) => void = () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-rolling-'));
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres({ durable: true, loopback: true });
  cleanup.defer(() => postgres.remove());
  const [nginxPort = 0, first = 0, second = 0] = await findFreePorts(3);
  const setup: Setup = { folder, databaseUrl: postgres.url('postgres'), ports: [first, second] };
  const nodes: ServerProcess[] = [];
  cleanup.defer(async () => {
    for (const node of nodes) await node.kill();
  });
  for (const i of setup.ports.keys()) nodes.push(await startNode(i, setup));
  const nginx = await startNginx(nginxPort, setup.ports);
  cleanup.defer(() => nginx.stop());
  const traffic = startTraffic(nginx.address, rate);
  cleanup.defer(() => traffic.stop());
  const exitCodes = await restartNodes(nodes, traffic, {
    rounds,
    startNode: (i) => startNode(i, setup),
    report,
  });
  await traffic.stop();
  return {
    nginx: nginx.version(),
    restarts: exitCodes.length,
    saved: traffic.saved,
    failed: countFailed(traffic),
    failures: traffic.failures,
    missing: await countAllMissing(traffic.people, nginx.address),
    exitCodes: [...exitCodes, ...(await Promise.all(nodes.map((node) => node.stop())))],
  };
}

export const isSeamless = ({ saved, failed, missing, exitCodes }: Outcome): boolean =>
  saved > 0 && failed === 0 && missing === 0 && exitCodes.every((code) => code === 0);

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const outcome = await restartInTurn(Number(values.rounds), console.log);
  for (const failure of new Set(outcome.failures)) console.log(`failed: ${failure}`);
  console.log(
    `${outcome.nginx}: ${outcome.restarts} restarts, ${outcome.saved} answers acknowledged, ${outcome.failed} calls failed, ${outcome.missing} answers missing, the nodes ended with ${[...new Set(outcome.exitCodes)].join(', ')}`,
  );
  process.exitCode = isSeamless(outcome) ? 0 : 1;
}
