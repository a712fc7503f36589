/**
 * Random input, good and bad, at every call of the API's own document: `npm run fuzz -- --requests 20000 --seed 1`.
 * Against a server of its own on this machine. No answer may be a failure of ours or take too long, each must be as the
 * document says, and the memory may not grow. Ends by itself; a seed shows the same requests again.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { z } from 'zod';
import { startServer } from '../support/process/server-process.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly schema: { readonly properties?: Readonly<Record<string, unknown>> } }
      >
    >;
  };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}
interface Target {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly replies: ReadonlyMap<string, z.ZodType>;
}

export interface FuzzResult {
  readonly requests: number;
  readonly seed: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMilliseconds: number;
  readonly memoryGrowthMiB: number;
  readonly findings: readonly string[];
}

const hangMilliseconds = 10_000;
const lanes = 16;
const warmUp = 500;

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '%00',
    '%s%n',
    '{{7*7}}',
    '\u202E',
    '\uD800',
    'A01',
    'B80',
    'A'.repeat(5000),
    '😀'.repeat(200),
    'a@b.example',
    'a@b.example\r\nBcc: c@d.example',
    '0000-0000-0000-0000-0000-0000',
    '00000000000000000000',
  ),
);
const nastyNumber = fc.oneof(
  fc.integer({ min: -2, max: 9 }),
  fc.double(),
  fc.constantFrom(1e308, -0, 2 ** 53, 0.1, 1e-300),
);
const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 3, arbitrary: nastyNumber },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}) },
);

/** A body with the names that the document gives, and values of all kinds; or anything at all. */
function bodyFor(
  operation: Operation,
): fc.Arbitrary<{ readonly body: string | undefined; readonly type: string }> {
  const names = Object.keys(
    Object.values(operation.requestBody?.content ?? {})[0]?.schema.properties ?? {},
  );
  const known = fc.record(Object.fromEntries(names.map((name) => [name, nastyValue])), {
    requiredKeys: [],
  });
  const json = fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.array(known, { maxLength: 3 }) },
  );
  const text = fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: nastyText },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '[',
        '"',
        '{"a":1}{"b":2}',
        '['.repeat(5000),
        `{"x":"${'y'.repeat(20_000)}"}`,
      ),
    },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        '',
        'application/json; charset=latin1',
        'multipart/form-data',
      ),
    },
  );
  return fc.record({ body: fc.option(text, { nil: undefined, freq: 8 }), type });
}

const requestFor = (targets: readonly Target[]) =>
  fc.constantFrom(...targets).chain((target) =>
    fc.record({
      target: fc.constant(target),
      params: fc.array(nastyText, { minLength: 3, maxLength: 3 }),
      query: fc.array(
        fc.tuple(
          fc.oneof(
            nastyText,
            fc.constantFrom(...(target.operation.parameters ?? []).map(({ name }) => name), 'x'),
          ),
          nastyText,
        ),
        { maxLength: 2 },
      ),
      sent:
        target.method === 'GET'
          ? fc.constant({ body: undefined, type: '' })
          : bodyFor(target.operation),
      who: fc.constantFrom(
        'right' as const,
        'right' as const,
        'right' as const,
        'none' as const,
        'garbage' as const,
      ),
      lane: fc.nat(lanes - 1),
    }),
  );

type Ask = ReturnType<typeof requestFor> extends fc.Arbitrary<infer T> ? T : never;

async function readTargets(address: string): Promise<Target[]> {
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  }; // as: our own document
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const replies = new Map(
        Object.entries(operation.responses).map(([status, { content }]) => [
          status,
          z.fromJSONSchema(Object.values(content)[0]?.schema ?? {}),
        ]),
      );
      return { method: method.toUpperCase(), path, operation, replies };
    }),
  );
}

const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export async function fuzz({
  requests,
  seed,
}: {
  readonly requests: number;
  readonly seed: number;
}): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
  const statuses: Record<string, number> = {};
  const findings: string[] = [];
  let slowest = 0;
  let before = 0;
  try {
    const targets = await readTargets(server.address);
    const tokens: string[] = [];
    const newToken = async (lane: number): Promise<void> => {
      const { accessToken } = (await (
        await fetch(`${server.address}/api/v1/auth/create-unique`, { method: 'POST' })
      ).json()) as { accessToken: string }; // as: create-unique's answer
      tokens[lane] = accessToken;
      await fetch(`${server.address}/api/survey/two-stage/start`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}` },
      });
    };
    for (let lane = 0; lane < lanes; lane += 1) await newToken(lane);

    const ask = async ({ target, params, query, sent, who, lane }: Ask): Promise<void> => {
      let place = 0;
      const path = target.path.replaceAll(
        /\{\w+\}/g,
        () => encodeURIComponent((params[(place += 1) - 1] ?? 'x').toWellFormed()) || 'x',
      );
      const search = new URLSearchParams(
        query.map(
          ([name, value]) => [name.toWellFormed(), value.toWellFormed()] as [string, string],
        ),
      ).toString();
      const isAdmin = JSON.stringify(target.operation.security ?? []).includes('adminKey');
      const credentials =
        who === 'none'
          ? {}
          : isAdmin
            ? { 'x-admin-key': who === 'right' ? 'the-key-of-the-tests' : 'garbage' }
            : { authorization: who === 'right' ? `Bearer ${tokens[lane]}` : 'Bearer garbage' };
      const started = performance.now();
      const name = `${target.method} ${path.slice(0, 80)}${search === '' ? '' : `?${search.slice(0, 60)}`} ${sent.type} ${(sent.body ?? '').slice(0, 120)}`;
      let answer: Response;
      let text: string;
      try {
        answer = await fetch(`${server.address}${path}${search === '' ? '' : `?${search}`}`, {
          method: target.method,
          headers: { ...credentials, ...(sent.type !== '' && { 'content-type': sent.type }) },
          ...(sent.body !== undefined && { body: sent.body.toWellFormed() }),
          signal: AbortSignal.timeout(hangMilliseconds),
        });
        text = await answer.text();
      } catch (error) {
        findings.push(`no answer: ${name}: ${String(error)}`);
        return;
      }
      slowest = Math.max(slowest, performance.now() - started);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500) findings.push(`${answer.status}: ${name}`);
      const schema =
        target.replies.get(String(answer.status)) ??
        (answer.status >= 400 ? target.replies.get('default') : undefined);
      const isAsSaid = (() => {
        try {
          return schema?.safeParse(JSON.parse(text)).success === true;
        } catch {
          return false;
        }
      })();
      if (!isAsSaid)
        findings.push(
          `${answer.status} is not as the document says: ${name}: ${text.slice(0, 120)}`,
        );
      if (answer.status === 401 && who === 'right' && !isAdmin) await newToken(lane);
      else if (
        target.operation.operationId === 'deleteData' ||
        target.operation.operationId === 'logout'
      )
        await newToken(lane);
    };

    const arbitrary = requestFor(targets);
    for (let done = 0; done < requests; done += lanes) {
      const batch = fc.sample(arbitrary, {
        numRuns: Math.min(lanes, requests - done),
        seed: seed + done,
      });
      await Promise.all(batch.map((one, lane) => ask({ ...one, lane })));
      if (before === 0 && done >= warmUp) before = residentMiB(server.pid);
    }
    const growth = before === 0 ? 0 : residentMiB(server.pid) - before;
    if ((await fetch(`${server.address}/readyz`)).status !== 200)
      findings.push('the server is not ready any more');
    return {
      requests,
      seed,
      statuses,
      slowestMilliseconds: Math.round(slowest),
      memoryGrowthMiB: Math.round(growth * 10) / 10,
      findings,
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
  process.exit(result.findings.length > 0 || result.memoryGrowthMiB > 50 ? 1 : 0);
}
