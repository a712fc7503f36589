/** Restarts two nodes behind nginx in turn while people answer. No call may fail. */

import { onePostgres } from './databases.ts';
import type { Failure } from './driver.ts';
import { waitForSaves } from './traffic.ts';

const savesBetweenRestarts = 100;

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
