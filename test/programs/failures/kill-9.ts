/**
 * Ends the server with SIGKILL while people answer, and starts it again on the same folder. Where
 * the database is PostgreSQL, every second round also crashes it.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { embedded } from './databases.ts';
import type { Failure } from './driver.ts';
import { waitForSaves } from './traffic.ts';

const maxRestartMilliseconds = 5000;

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
