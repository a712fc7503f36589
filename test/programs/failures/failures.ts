/** The failures by the name that `npm run trial` takes. */

import { setTimeout as pause } from 'node:timers/promises';
import { attackWithUnreadReplies, maxMebibytes } from '../../support/process/unread-replies.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { call, newPerson, type Person, saveOne } from '../../support/server/survey-taker.ts';
import { embedded, onePostgres, replicatedBehindRelay } from './databases.ts';
import type { Failure, Stage } from './driver.ts';
import { waitForSaves } from './traffic.ts';

const maxRestartMilliseconds = 5000;

/**
 * Ends the server with SIGKILL while people answer, and starts it again on the same folder. Where
 * the database is PostgreSQL, every second round also crashes it.
 */
export const kill9: Failure = {
  rate: { clients: 8, savesPerSecond: 800 },
  database: embedded,
  rounds: 30,
  excused: ['refused', 'broken'],
  async breakOnce({ nodes, database, restart, requireWithin }, traffic, round) {
    await waitForSaves(traffic, 20);
    await pause(700 * Math.random()); // at any moment of a commit
    const crashed = round % 2 === 0 ? database.server : undefined;
    await Promise.all([nodes[0]?.kill(), crashed?.stop('SIGQUIT')]);
    await crashed?.start();
    const { startMilliseconds } = await restart(0);
    requireWithin(maxRestartMilliseconds, startMilliseconds, 'a restart');
    return `ready again after ${Math.round(startMilliseconds)} ms`;
  },
};

const maxRecoveryMilliseconds = 5000;

/**
 * Stops PostgreSQL while people answer; every second stop is like a crash. During the outage the
 * server answers 503 with Retry-After. Its log has two lines for each outage.
 */
const outage: Failure = {
  rate: { clients: 20, savesPerSecond: 100 },
  database: onePostgres,
  rounds: 5,
  excused: ['refused'],
  async breakOnce({ address, database: { server }, require, requireWithin }, traffic, round) {
    const signal = round % 2 === 0 ? 'SIGQUIT' : 'SIGINT';
    await waitForSaves(traffic, 50);
    await server?.stop(signal);
    const refusedBefore = traffic.refused;
    await waitFor('50 refusals', () => traffic.refused >= refusedBefore + 50);
    const ready = await fetch(`${address}/readyz`);
    require(ready.status === 503 &&
      ready.headers.has('retry-after'), `/readyz says ${ready.status} without a database`);
    const alive = await fetch(`${address}/healthz`);
    require(alive.status === 200, `/healthz says ${alive.status} without a database`);
    await server?.start();
    const started = performance.now();
    await waitForSaves(traffic, 1);
    await waitFor('/readyz', async () => (await fetch(`${address}/readyz`)).status === 200);
    const milliseconds = performance.now() - started;
    requireWithin(maxRecoveryMilliseconds, milliseconds, 'a recovery');
    return `${signal}, saving again ${Math.round(milliseconds)} ms after PostgreSQL is back`;
  },
  inspect({ nodes, require }, rounds) {
    const log = nodes[0]?.output() ?? '';
    for (const [text, expected] of [
      ['outage began', rounds],
      ['outage ended', rounds],
      ['request failed', 0],
    ] as const) {
      const lines = log.split('\n').filter((line) => line.includes(`"msg":"${text}"`));
      require(lines.length ===
        expected, `the log says ${lines.length} times "${text}", not ${expected} times: ${lines[0]}`);
    }
  },
};

const maxMilliseconds = 2000;

/** Saves an answer. Returns the milliseconds until the last node shows as many as the address. */
async function measureReader({ address, nodes }: Stage, person: Person): Promise<number> {
  const reader = nodes.at(-1)?.address ?? address;
  await saveOne(person, address);
  const started = performance.now();
  const countAnswers = (from: string): Promise<number | null> =>
    call(from, 'surveyStatus', person.token).then(
      ({ responses }) => responses.length,
      () => null, // refused with 503
    );
  await waitFor('the node that reads', async () => {
    const [shown, current] = [await countAnswers(reader), await countAnswers(address)];
    return current !== null && shown === current;
  });
  return performance.now() - started;
}

/**
 * Makes the standby of a PostgreSQL the primary while people answer. The old primary stays alive
 * and takes only reads, and connections to it stay open. One node takes the answers; another one
 * that only reads has to show them.
 */
export const failover: Failure = {
  rate: { clients: 20, savesPerSecond: 100 },
  database: replicatedBehindRelay,
  nodes: 2,
  rounds: 1,
  excused: ['refused'],
  async breakOnce(stage, traffic) {
    const { address, database, people, requireWithin } = stage;
    const observed = await newPerson(address);
    people.push(observed);
    await waitForSaves(traffic, 100);
    await measureReader(stage, observed); // opens the connections of the reader
    await database.replicated?.promote();
    await database.replicated?.redirect();
    const started = performance.now();
    await waitForSaves(traffic, 1);
    const writer = performance.now() - started;
    const reader = await measureReader(stage, observed);
    requireWithin(maxMilliseconds, writer, 'the first save after the address moved');
    requireWithin(maxMilliseconds, reader, 'the first read by the other node');
    await waitForSaves(traffic, 100);
    return `saves go on ${Math.round(writer)} ms after the address moved, and ${Math.round(reader)} ms later the other node shows one`;
  },
};

const savesBetweenRestarts = 100;

/** Restarts two nodes behind nginx in turn while people answer. No call may fail. */
export const rollingRestart: Failure = {
  rate: { clients: 24, savesPerSecond: 120 },
  database: onePostgres,
  nodes: 2,
  hasProxy: true,
  rounds: 3,
  excused: [],
  async breakOnce({ nodes, restart, require }, traffic) {
    for (const [index, node] of nodes.entries()) {
      await waitForSaves(traffic, savesBetweenRestarts);
      const code = await node.stop();
      require(code === 0, `a node ended with ${code}`);
      await restart(index);
    }
    await waitForSaves(traffic, savesBetweenRestarts);
    return `${nodes.length} nodes restarted`;
  },
};

const maxProbeMilliseconds = 1000;

const attacks = [
  { path: '/openapi.json', acceptEncoding: 'identity' },
  { path: '/openapi.json', acceptEncoding: 'br, gzip' },
  { path: '/docs', acceptEncoding: 'gzip' },
  { path: '/licenses.txt', acceptEncoding: 'identity' },
  { path: '/', acceptEncoding: 'br, gzip' },
] as const;

/**
 * Attacks a server with connections that pipeline requests and read no reply: its memory stays
 * below 300 MiB, and `/healthz` answers within a second. Works only on Linux.
 */
const unreadReplies: Failure = {
  rate: { clients: 2, savesPerSecond: 10 },
  database: embedded,
  rounds: attacks.length,
  excused: ['refused', 'broken'],
  async breakOnce({ nodes, restart, require, requireWithin }, traffic, round) {
    await nodes[0]?.stop(); // each attack meets a fresh process
    const server = await restart(0);
    const request = attacks[(round - 1) % attacks.length] ?? attacks[0];
    const attack = { ...request, connections: 200, seconds: 10 };
    const outcome = await attackWithUnreadReplies(server, attack);
    const { opened, peakMebibytes, probes, failedProbes, slowestProbe, hasEnded } = outcome;
    require(!hasEnded, `the attack on ${request.path} ended the server`);
    require(failedProbes === 0, `${failedProbes} of ${probes} probes failed`);
    require(peakMebibytes < maxMebibytes, `the server took ${Math.round(peakMebibytes)} MiB`);
    requireWithin(maxProbeMilliseconds, slowestProbe, 'a probe');
    await waitForSaves(traffic, 1);
    return `GET ${request.path} (${request.acceptEncoding}), ${opened} connections, ${Math.round(peakMebibytes)} MiB resident at most, slowest /healthz ${Math.round(slowestProbe)} ms`;
  },
};

export const failures: Readonly<Record<string, Failure>> = {
  'kill-9': kill9,
  outage,
  failover,
  'rolling-restart': rollingRestart,
  'unread-replies': unreadReplies,
};
