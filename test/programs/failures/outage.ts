/**
 * Stops PostgreSQL while people answer; every second stop is like a crash. Meanwhile the server
 * answers 503 with Retry-After, and its log has two lines for an outage.
 */

import { waitFor } from '../../support/process/wait-for.ts';
import { onePostgres } from './databases.ts';
import type { Failure } from './driver.ts';
import { waitForSaves } from './traffic.ts';

const maxRecoveryMilliseconds = 5000;

export const outage: Failure = {
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
      const lines = log.split(`"msg":"${text}"`).length - 1;
      require(lines === expected, `the log says ${lines} times "${text}", not ${expected} times`);
    }
  },
};
