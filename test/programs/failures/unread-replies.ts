/**
 * Attacks a server on 127.0.0.1 with connections that pipeline requests and read no reply:
 * `npm run unread-replies`. Prints the server's highest resident memory and the slowest `/healthz`
 * during the attack. The exit code is 1 if the memory reaches 300 MiB, a probe fails or takes a
 * second, or the server ends. Works only on Linux.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../support/process/server-process.ts';
import {
  attackWithUnreadReplies,
  maxMebibytes,
  type Outcome,
} from '../../support/process/unread-replies.ts';

const maxProbeMilliseconds = 1000;

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  },
});

const attacks = [
  { path: '/openapi.json', acceptEncoding: 'identity' },
  { path: '/openapi.json', acceptEncoding: 'br, gzip' },
  { path: '/docs', acceptEncoding: 'gzip' },
  { path: '/licenses.txt', acceptEncoding: 'identity' },
  { path: '/', acceptEncoding: 'br, gzip' },
];

const isWithinBars = ({ peakMebibytes, slowestProbe, failedProbes, hasEnded }: Outcome): boolean =>
  !hasEnded &&
  failedProbes === 0 &&
  peakMebibytes < maxMebibytes &&
  slowestProbe < maxProbeMilliseconds;

async function attack(request: (typeof attacks)[number]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-unread-'));
  const server = await startServer(folder);
  try {
    return await attackWithUnreadReplies(server, {
      ...request,
      connections: Number(values.connections),
      seconds: Number(values.seconds),
    });
  } finally {
    await server.kill().catch(() => {}); // the attack may have ended it
    rmSync(folder, { recursive: true });
  }
}

for (const request of attacks) {
  const outcome = await attack(request);
  const { opened, peakMebibytes, probes, failedProbes, slowestProbe, hasEnded } = outcome;
  console.log(
    [
      `GET ${request.path} (${request.acceptEncoding})`,
      `${opened} connections, ${values.connections} at a time`,
      `${Math.round(peakMebibytes)} MiB resident at most`,
      `/healthz ${probes - failedProbes} of ${probes} times, slowest ${Math.round(slowestProbe)} ms`,
      hasEnded ? 'the server ended' : 'the server serves',
    ].join('; '),
  );
  if (!isWithinBars(outcome)) process.exitCode = 1;
}
