/**
 * The driver of all failures: starts nodes, lets people answer, breaks something in rounds, and
 * counts what has become of the answers that were acknowledged. `failures.ts` describes them.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { startNginx } from '../../support/process/nginx.ts';
import { type ServerProcess, startServer } from '../../support/process/server-process.ts';
import {
  countMissing,
  countUndecryptable,
  type Person,
} from '../../support/server/survey-taker.ts';
import type { NodeDatabase, OpenDatabase } from './databases.ts';
import { nodeSettings, type Rate, startTraffic, sumOver, type Traffic } from './traffic.ts';

type Settings = Readonly<Record<string, string>>;

export interface StageOptions {
  readonly folder: string;
  readonly database: NodeDatabase;
  /** How many nodes serve; 1 by default. Two or more are behind nginx if `hasProxy` is true. */
  readonly nodes?: number;
  readonly hasProxy?: boolean;
  readonly settings?: Settings;
  readonly program?: string | undefined;
  /** Multiplies every limit in milliseconds; 1 by default. */
  readonly patience?: number | undefined;
}

export interface Stage {
  readonly nodes: ServerProcess[];
  readonly database: NodeDatabase;
  /** Where people answer: nginx, or the first node. */
  readonly address: string;
  /** The people whose traffic has ended, without those that a failure adds. */
  readonly people: Person[];
  /** The findings that an operator would not accept, one sentence each. */
  readonly findings: string[];
  /** Starts a node again, on its folder and its port. */
  restart(index: number): Promise<ServerProcess>;
  require(condition: boolean, otherwise: string): void;
  requireWithin(maxMilliseconds: number, milliseconds: number, what: string): void;
}

export async function openStage(
  cleanup: AsyncDisposableStack,
  { folder, database, patience = 1, ...options }: StageOptions,
): Promise<Stage> {
  const { nodes: count = 1, hasProxy = false, settings = {}, program } = options;
  const [proxyPort = 0, ...ports] = await findFreePorts(count + 1);
  const findings: string[] = [];
  const startNode = (index: number): Promise<ServerProcess> =>
    startServer(
      count === 1 ? folder : join(folder, String(index + 1)),
      {
        ...nodeSettings,
        ...database.settings,
        ...(hasProxy && { TRUST_PROXY: '1', DRAIN_SECONDS: '1' }),
        LOG_LEVEL: 'warn',
        ...settings,
        PORT: String(ports[index]),
      },
      program,
    );
  const nodes: ServerProcess[] = [];
  cleanup.defer(async () => {
    for (const node of nodes) await node.kill();
  });
  for (const index of ports.keys()) nodes.push(await startNode(index));
  const proxy = hasProxy ? await startNginx(proxyPort, [ports[0] ?? 0, ports[1] ?? 0]) : null;
  if (proxy) cleanup.defer(() => proxy.stop());
  const require: Stage['require'] = (condition, otherwise) => {
    if (!condition) findings.push(otherwise);
  };
  return {
    nodes,
    database,
    address: proxy?.address ?? `http://127.0.0.1:${ports[0]}`,
    people: [],
    findings,
    restart: async (index) => (nodes[index] = await startNode(index)),
    require,
    requireWithin: (max, milliseconds, what) =>
      require(milliseconds <= max * patience, `${what} took ${Math.round(milliseconds)} ms`),
  };
}

/** How calls may go wrong without a finding, because a browser repeats them. */
type Excused = 'refused' | 'broken';

/** Ends the traffic, and notes every call that failed otherwise than as excused. */
export async function endTraffic(
  stage: Stage,
  traffic: Traffic,
  excused: readonly Excused[],
): Promise<void> {
  await traffic.stop();
  stage.people.push(...traffic.people);
  for (const failure of new Set(traffic.failures)) stage.findings.push(`a call failed: ${failure}`);
  for (const how of ['refused', 'broken'] as const)
    stage.require(traffic[how] === 0 || excused.includes(how), `${traffic[how]} calls were ${how}`);
  stage.require(traffic.saved > 0, 'no answer was acknowledged');
}

/**
 * Notes every acknowledged answer that a node does not have and, if it has all, every row that it
 * cannot read. Returns how many answers are missing.
 */
export async function requireAnswers(
  { people, require }: Stage,
  addresses: Iterable<string>,
): Promise<number> {
  let total = 0;
  for (const address of addresses) {
    const missing = await sumOver(people, countMissing, address);
    require(missing === 0, `${missing} acknowledged answers are missing`);
    total += missing;
    if (missing > 0) continue;
    const undecryptable = await sumOver(people, countUndecryptable, address);
    require(undecryptable === 0, `${undecryptable} rows cannot be decrypted`);
  }
  return total;
}

async function stopNodes({ nodes, require }: Stage): Promise<void> {
  const codes = await Promise.all(nodes.map((node) => node.stop()));
  require(codes.every((code) => code === 0), `the nodes ended with ${codes.join(', ')}`);
}

export interface Failure {
  readonly rate: Rate;
  readonly database: OpenDatabase;
  readonly nodes?: number;
  readonly hasProxy?: boolean;
  readonly rounds: number;
  readonly excused: readonly Excused[];
  /** Breaks something and waits for the recovery. Returns a line about the observations. */
  breakOnce(stage: Stage, traffic: Traffic, round: number): Promise<string>;
  inspect?(stage: Stage, rounds: number): void;
}

export interface RunOptions {
  readonly rounds?: number | undefined;
  readonly database?: OpenDatabase;
  readonly patience?: number;
  readonly report?: (line: string) => void;
}

export async function runFailure(
  failure: Failure,
  { rounds = failure.rounds, database, patience, report = () => {} }: RunOptions = {},
): Promise<readonly string[]> {
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'spark-failure-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const opened = await (database ?? failure.database)(cleanup);
  const stage = await openStage(cleanup, { ...failure, folder, database: opened, patience });
  const traffic = startTraffic(stage.address, failure.rate);
  cleanup.defer(() => traffic.stop());
  for (let round = 1; round <= rounds; round += 1) {
    const seen = await failure.breakOnce(stage, traffic, round);
    report(`round ${round}/${rounds}: ${seen}; ${describeTraffic(traffic)}`);
  }
  await endTraffic(stage, traffic, failure.excused);
  await requireAnswers(stage, new Set([stage.address, ...stage.nodes.map((one) => one.address)]));
  failure.inspect?.(stage, rounds);
  await stopNodes(stage);
  return stage.findings;
}

export const describeTraffic = ({ saved, refused, broken }: Traffic): string =>
  `${saved} answers acknowledged, ${refused} calls refused with 503, ${broken} broken`;
