/**
 * Floods a server from one address of this machine, while a visitor with another address reads:
 * `npm run program -- flood [bodies|unfinished|reads] [--seconds 20] [--proxy]`. `bodies` sends
 * deep JSON of 256 KiB without an admin key, `unfinished` opens 2,000 connections that never finish
 * a request, and `reads` reads the answers of one account over 400 connections. `--proxy` puts
 * nginx with the shipped configuration before the server. Without a name it runs all three. The
 * exit code is 1 if a visitor's call fails, or the median of bodies and unfinished requests exceeds
 * three times the calm one. Starts servers of its own only.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { calls } from '../../src/contract/endpoints.ts';
import { findFreePorts } from '../support/process/free-ports.ts';
import { startNginx } from '../support/process/nginx.ts';
import { type ServerProcess, startServer } from '../support/process/server-process.ts';
import { call } from '../support/server/survey-taker.ts';
import { median } from '../support/statistics.ts';

interface Flood {
  readonly connections: number;
  readonly port: number;
  /** Sent when a connection opens, and again after each reply. */
  readonly request: string;
}

/** A connection that the server closes is replaced. */
function open({ port, request }: Pick<Flood, 'port' | 'request'>): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' });
  socket.once('connect', () => socket.write(request));
  socket.on('data', () => socket.write(request));
  socket.on('error', () => {}); // 'close' follows
  socket.once('close', () => setTimeout(open, 20, { port, request }));
}

const deepBody = '['.repeat(256 * 1024);

const floods = {
  bodies: {
    connections: 32,
    request: () =>
      `PUT ${calls.updateAdminItems.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${deepBody.length}\r\n\r\n${deepBody}`,
  },
  unfinished: { connections: 2000, request: () => 'GET / HTTP/1.1\r\nhost: a\r\n' },
  reads: {
    connections: 400,
    request: (token: string) =>
      `GET ${calls.listAnswers.path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`,
  },
} as const;
const names = Object.keys(floods) as (keyof typeof floods)[]; // as: the keys of the table

/** Reads as a visitor with a new connection. Returns the status and the time in milliseconds. */
function visit(port: number, token: string): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now();
  const { path } = calls.surveyStatus;
  const headers = { authorization: `Bearer ${token}`, connection: 'close' };
  const options = { host: '127.0.0.1', port, path, headers, localAddress: '127.0.0.2' };
  return new Promise((resolve) => {
    const end = (status: number): void =>
      resolve({ status, milliseconds: performance.now() - started });
    get({ ...options, signal: AbortSignal.timeout(5000) }, (reply) =>
      reply.resume().on('end', () => end(reply.statusCode ?? 0)),
    ).on('error', () => end(0));
  });
}

async function visitFor(seconds: number, port: number, token: string) {
  const visits = [];
  for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt;) {
    visits.push(await visit(port, token));
    await pause(100);
  }
  return {
    failed: visits.filter(({ status }) => status !== 200).length,
    visits: visits.length,
    median: median(visits.map(({ milliseconds }) => milliseconds)),
  };
}

async function startProxy(server: ServerProcess) {
  const node = Number(new URL(server.address).port);
  const [port = 0] = await findFreePorts(1);
  const nginx = await startNginx(port, [node, node]);
  return { port, stop: () => nginx.stop() };
}

async function makeReader(address: string): Promise<string> {
  const { accessToken } = await call(address, 'createUnique', undefined, {});
  await call(address, 'startSurvey', accessToken);
  return accessToken;
}

/** Returns whether visitors were served well enough. */
async function runFlood(
  name: keyof typeof floods,
  { seconds, isBehindProxy }: { readonly seconds: number; readonly isBehindProxy: boolean },
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'spark flood '));
  const settings = { RATE_LIMIT_SCALE: '1', ...(isBehindProxy && { TRUST_PROXY: '1' }) };
  const server = await startServer(folder, settings);
  const proxy = isBehindProxy ? await startProxy(server) : null;
  const port = proxy?.port ?? Number(new URL(server.address).port);
  try {
    const [visitor, flooder] = [await makeReader(server.address), await makeReader(server.address)];
    const calm = await visitFor(4, port, visitor);
    const { connections, request } = floods[name];
    const workerData: Flood = { port, connections, request: request(flooder) };
    const worker = new Worker(new URL(import.meta.url), { workerData });
    await pause(1000);
    const flooded = await visitFor(seconds, port, visitor);
    await worker.terminate();
    const isSlow = name !== 'reads' && flooded.median > 3 * calm.median;
    console.log(
      `${name}: ${flooded.failed} of ${flooded.visits} calls failed, median ${flooded.median.toFixed(1)} ms, calm ${calm.median.toFixed(1)} ms`,
    );
    return calm.failed === 0 && flooded.failed === 0 && !isSlow;
  } finally {
    await proxy?.stop();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMainThread) {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: 'string' }, proxy: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const options = { seconds: Number(values.seconds ?? 20), isBehindProxy: values.proxy };
  for (const name of names)
    if (positionals.length === 0 || positionals.includes(name))
      if (!(await runFlood(name, options))) process.exitCode = 1;
} else {
  const flood: Flood = workerData; // given by `runFlood`
  for (let i = 0; i < flood.connections; i += 1) open(flood);
}
