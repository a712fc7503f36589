/**
 * Attacks a server with connections that pipeline requests and read no reply: its memory stays
 * below 300 MiB, and `/healthz` answers within a second. Works only on Linux.
 */

import { attackWithUnreadReplies, maxMebibytes } from '../../support/process/unread-replies.ts';
import { embedded } from './databases.ts';
import type { Failure } from './driver.ts';
import { waitForSaves } from './traffic.ts';

const maxProbeMilliseconds = 1000;

const attacks = [
  { path: '/openapi.json', acceptEncoding: 'identity' },
  { path: '/openapi.json', acceptEncoding: 'br, gzip' },
  { path: '/docs', acceptEncoding: 'gzip' },
  { path: '/licenses.txt', acceptEncoding: 'identity' },
  { path: '/', acceptEncoding: 'br, gzip' },
] as const;

export const unreadReplies: Failure = {
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
