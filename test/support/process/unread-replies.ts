/**
 * A bounded attack: connections that pipeline GET requests and never read a reply. They are opened
 * by a thread of their own, so that the probes measure the server and not the attacker.
 */

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { residentMebibytes } from './resident-memory.ts';
import type { ServerProcess } from './server-process.ts';

export interface Attack {
  readonly path: string;
  readonly acceptEncoding: string;
  /** How many connections are open at a time. One that the server closes is replaced. */
  readonly connections: number;
  readonly seconds: number;
}

export interface Outcome {
  readonly opened: number;
  readonly peakMebibytes: number;
  readonly probes: number;
  /** How many requests of `/healthz` failed or took more than five seconds. */
  readonly failedProbes: number;
  /** The time of the slowest successful probe, in milliseconds. */
  readonly slowestProbe: number;
  readonly hasEnded: boolean;
}

export const maxMebibytes = 300;

const probeIntervalMilliseconds = 100;
const probeTimeoutMilliseconds = 5000;

/** Requests `/healthz`. Returns the time in milliseconds, or null if there was no reply in time. */
async function probe(address: string): Promise<number | null> {
  const started = performance.now();
  try {
    const reply = await fetch(`${address}/healthz`, {
      signal: AbortSignal.timeout(probeTimeoutMilliseconds),
      headers: { connection: 'close' },
    });
    await reply.text();
    return reply.ok ? performance.now() - started : null;
  } catch {
    return null;
  }
}

export async function attackWithUnreadReplies(
  server: ServerProcess,
  attack: Attack,
): Promise<Outcome> {
  const worker = new Worker(new URL('unread-connections.ts', import.meta.url), {
    workerData: { ...attack, port: Number(new URL(server.address).port) },
  });
  await once(worker, 'online');
  const endsAt = performance.now() + attack.seconds * 1000;
  const times: (number | null)[] = [];
  let peakMebibytes = 0;
  let hasEnded = false;
  while (performance.now() < endsAt && !hasEnded) {
    times.push(await probe(server.address));
    const memory = residentMebibytes(server.pid);
    hasEnded = memory === null;
    peakMebibytes = Math.max(peakMebibytes, memory ?? 0);
    await pause(probeIntervalMilliseconds);
  }
  worker.postMessage('stop');
  const [opened] = (await once(worker, 'message')) as [number]; // as: its only message
  await worker.terminate();
  return {
    opened,
    peakMebibytes,
    probes: times.length,
    failedProbes: times.filter((time) => time === null).length,
    slowestProbe: Math.max(0, ...times.filter((time) => time !== null)),
    hasEnded,
  };
}
