/**
 * Sends random requests to every operation of the server's OpenAPI document: `npm run program --
 * fuzz --requests 20000 --seed 1`. The exit code is 1 if an answer is a server error or differs
 * from the document. The app runs in this process; runs with the same seed send the same requests.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { adminKey, openTestApp, type TestApp } from '../support/server/test-app.ts';
import { arbitraryRequest, listTargets, type RandomRequest } from './fuzz/requests.ts';

interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
}

interface FuzzResult {
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
}

const clients = 16;

const needsAdminKey = ({ target }: RandomRequest): boolean =>
  JSON.stringify(target.operation.security ?? []).includes('adminKey');

function formatPath({ target, params, query }: RandomRequest): string {
  let next = 0;
  const path = target.path.replaceAll(
    /\{\w+\}/g,
    () => encodeURIComponent((params[(next += 1) - 1] ?? 'x').toWellFormed()) || 'x',
  );
  const search = new URLSearchParams(
    query.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()] as [string, string]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function formatHeaders(request: RandomRequest, token: string): Record<string, string> {
  const { credentials, sent } = request;
  const isValid = credentials === 'valid';
  return {
    ...(credentials !== 'none' &&
      (needsAdminKey(request)
        ? { 'x-admin-key': isValid ? adminKey : 'garbage' }
        : { authorization: isValid ? `Bearer ${token}` : 'Bearer garbage' })),
    ...(sent.type !== '' && { 'content-type': sent.type }),
  };
}

function isDocumented({ target }: RandomRequest, status: number, text: string): boolean {
  const schema =
    target.replies.get(String(status)) ??
    (status >= 400 ? target.replies.get('default') : undefined);
  try {
    return schema?.safeParse(JSON.parse(text)).success === true;
  } catch {
    return false; // not JSON
  }
}

async function makeToken(spark: TestApp): Promise<string> {
  const { accessToken: token } = await spark.call('createUnique');
  await spark.call('startSurvey', { token });
  return token;
}

/** Returns the answer, and whether the token may no longer be valid. */
async function send({ app }: TestApp, request: RandomRequest, token: string) {
  const { target, sent, credentials } = request;
  const { statusCode: status, payload } = await app.inject({
    method: target.method,
    url: formatPath(request),
    headers: formatHeaders(request, token),
    ...(sent.body !== undefined && { payload: sent.body.toWellFormed() }),
  });
  const wasRefused = status === 401 && credentials === 'valid' && !needsAdminKey(request);
  const hasEnded = wasRefused || ['deleteData', 'logout'].includes(target.operation.operationId);
  return { status, payload, hasEnded };
}

/** To see a whole request of a finding, repeat the run with the same seed. */
const describeRequest = ({ target, sent }: RandomRequest): string =>
  `${target.method} ${target.path} ${sent.type} ${(sent.body ?? '').slice(0, 120)}`;

async function sendAll(spark: TestApp, { requests, seed }: FuzzOptions): Promise<FuzzResult> {
  const statuses: Record<string, number> = {};
  const findings: string[] = [];
  const arbitrary = arbitraryRequest(listTargets());
  const tokens: string[] = [];
  while (tokens.length < clients) tokens.push(await makeToken(spark));
  for (let done = 0; done < requests; done += clients) {
    const numRuns = Math.min(clients, requests - done);
    const batch = fc.sample(arbitrary, { numRuns, seed: seed + done });
    await Promise.all(
      batch.map(async (request, client) => {
        const { status, payload, hasEnded } = await send(spark, request, tokens[client]!);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 500 || !isDocumented(request, status, payload))
          findings.push(`${status}: ${describeRequest(request)}: ${payload.slice(0, 120)}`);
        if (hasEnded) tokens[client] = await makeToken(spark);
      }),
    );
  }
  return { statuses, findings };
}

export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const spark = await openTestApp({ folder, db: openSqlite(folder), rateLimitScale: 1_000_000 });
  try {
    return await sendAll(spark, options);
  } finally {
    await spark.close();
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
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  const result = await fuzz({ requests, seed });
  console.log(JSON.stringify({ seed, ...result }, null, 2));
  process.exitCode = result.findings.length > 0 ? 1 : 0;
}
