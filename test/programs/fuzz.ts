/**
 * Sends random requests to every operation of the server's OpenAPI document: `npm run program --
 * fuzz --requests 20000 --seed 1`. The exit code is 1 if an answer is a server error, takes too
 * long or differs from the document, or if the server's memory grows by more than `maxGrowthMiB`.
 * Runs with the same seed send the same requests.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { residentMebibytes } from '../support/process/resident-memory.ts';
import { type ServerProcess, startServer } from '../support/process/server-process.ts';
import { newPerson } from '../support/server/survey-taker.ts';
import { type Observations, sendRequest } from './fuzz/client.ts';
import { arbitraryRequest, readTargets } from './fuzz/requests.ts';

interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
}

export interface FuzzResult extends FuzzOptions, Readonly<Observations> {
  readonly memoryGrowthMiB: number;
}

const clients = 16;
const warmUp = 500;
const maxGrowthMiB = 50;

const residentMiB = (pid: number): number => residentMebibytes(pid) ?? 0;

/** Sends all requests, and returns how many MiB the server's memory grew after the warm-up. */
async function sendAll(
  { address, pid }: ServerProcess,
  { requests, seed }: FuzzOptions,
  observations: Observations,
): Promise<number> {
  const arbitrary = arbitraryRequest(await readTargets(address));
  const tokens: string[] = [];
  while (tokens.length < clients) tokens.push((await newPerson(address)).token);
  let before = 0;
  for (let done = 0; done < requests; done += clients) {
    const batch = fc.sample(arbitrary, {
      numRuns: Math.min(clients, requests - done),
      seed: seed + done,
    });
    await Promise.all(
      batch.map(async (request, client) => {
        if (await sendRequest(address, request, tokens[client] ?? '', observations))
          tokens[client] = (await newPerson(address)).token;
      }),
    );
    if (before === 0 && done >= warmUp) before = residentMiB(pid);
  }
  return before === 0 ? 0 : residentMiB(pid) - before;
}

export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
  const observations: Observations = { statuses: {}, findings: [], slowestMilliseconds: 0 };
  try {
    const growth = await sendAll(server, options, observations);
    if ((await fetch(`${server.address}/readyz`)).status !== 200)
      observations.findings.push('the server is not ready any more');
    return {
      ...options,
      ...observations,
      slowestMilliseconds: Math.round(observations.slowestMilliseconds),
      memoryGrowthMiB: Math.round(growth * 10) / 10,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const result = await fuzz({ requests: Number(values.requests), seed: Number(values.seed) });
  console.log(JSON.stringify(result, null, 2));
  process.exit(result.findings.length > 0 || result.memoryGrowthMiB > maxGrowthMiB ? 1 : 0);
}
