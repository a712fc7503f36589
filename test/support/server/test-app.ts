/** The whole server on a fresh folder: the real engine and the real item bank, a clock that is moved by hand, counted randomness. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  calls,
  type Reply,
  type RequestBody,
  type ServedCall,
} from '../../../src/contract/endpoints.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { type AppOptions, createApp } from '../../../src/server/app.ts';
import { parseAdminKeys } from '../../../src/server/features/admin/admin.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openApiDocument } from '../../../src/server/platform/http/endpoints/openapi.ts';
import { createOutboxMailer } from '../../../src/server/platform/mail/outbox-mailer.ts';
import { openTestDatabase } from './test-database.ts';

export const bank = readItemBank(new URL('../../../items/', import.meta.url));
export const adminKey = 'the-key-of-the-tests';

/** Midday, so that a test may move some hours without changing the day. */
const startOfTime = Date.UTC(2026, 0, 15, 12);

let blocks = 0;
/** The same bytes in every run, never the same ones twice in a run: SHA-256 of a counter. */
function countedBytes(count: number): Uint8Array {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count; at += 32)
    createHash('sha256')
      .update(`block ${(blocks += 1)}`)
      .digest()
      .copy(bytes, at);
  return bytes;
}

interface CallOptions<K extends ServedCall> {
  readonly body?: RequestBody<K>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly adminKey?: string;
}
interface LooseOptions extends Omit<CallOptions<ServedCall>, 'body'> {
  readonly body?: unknown;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly folder: string;
  /** Milliseconds since 1970, as the server sees them. */
  now(): number;
  moveClock(seconds: number): void;
  /** A call that is answered with 200 and what the API's document promises; anything else fails the test. */
  call<K extends ServedCall>(name: K, options?: CallOptions<K>): Promise<Reply<K>>;
  /** A call, well-formed or not, that is refused with a problem as the document describes it. */
  refused(name: ServedCall, options?: LooseOptions): Promise<Problem>;
  close(): Promise<void>;
}

interface DocumentedOperation {
  readonly responses: Readonly<
    Record<
      '200' | 'default',
      {
        readonly content: Readonly<
          Record<string, { readonly schema: Parameters<typeof z.fromJSONSchema>[0] }>
        >;
      }
    >
  >;
}

const document = openApiDocument();
const schemas = new Map<string, z.ZodType>();
function documented(name: ServedCall, answer: '200' | 'default'): z.ZodType {
  const known = schemas.get(name + answer);
  if (known) return known;
  const { method, path } = calls[name];
  const operations = document.paths[path] as Record<string, DocumentedOperation>; // as: what the document is made of
  const [content] = Object.values(
    operations[method.toLowerCase()]?.responses[answer].content ?? {},
  );
  if (!content) throw new Error(`the API's document says nothing of ${name}`);
  const schema = z.fromJSONSchema(content.schema);
  schemas.set(name + answer, schema);
  return schema;
}

export function urlOf(
  name: ServedCall,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? 'none'),
  );
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

async function send(app: FastifyInstance, name: ServedCall, options: LooseOptions) {
  const answer = await app.inject({
    method: calls[name].method,
    url: urlOf(name, options.params, options.query),
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.adminKey !== undefined && { 'x-admin-key': options.adminKey }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && {
      payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.payload };
}

function makeWebFolder(folder: string): string {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Spark</title>');
  writeFileSync(join(web, 'assets', 'app.js'), 'export {};');
  return web;
}

/** Where there is one, in memory: what a disk keeps is tested elsewhere, and waiting for it takes most of a test's time. */
const parentFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** `folder`: one that an earlier app left; it is then kept. */
export async function openTestApp(
  options: Partial<AppOptions> & { folder?: string } = {},
): Promise<TestApp> {
  const folder = options.folder ?? mkdtempSync(join(parentFolder, 'spark-test-'));
  const { db, drop } = options.db
    ? { db: options.db, drop: async () => {} }
    : await openTestDatabase(folder);
  let time = startOfTime;
  const app = await createApp({
    bank,
    keys: {
      loginCode: new Uint8Array(32).fill(7),
      check: new Uint8Array(32).fill(8),
      email: new Uint8Array(32).fill(9),
      rateLimit: new Uint8Array(32).fill(10),
    },
    mailer: createOutboxMailer({
      folder: join(folder, 'outbox'),
      from: 'from@mail.example',
      random: countedBytes,
      onWritten: () => {},
    }),
    mailLagMilliseconds: () => 0,
    publicUrl: () => 'https://survey.example',
    rateLimitScale: 1000, // a test makes more people in a minute than one client may
    adminKeys: parseAdminKeys(`tests=${adminKey}`),
    now: () => time,
    random: countedBytes,
    webFolder: makeWebFolder(folder),
    ...options,
    db,
  });
  return {
    app,
    db,
    folder,
    now: () => time,
    moveClock(seconds) {
      time += seconds * 1000;
    },
    async call<K extends ServedCall>(name: K, given: CallOptions<K> = {}) {
      const { status, text } = await send(app, name, given);
      if (status !== 200) throw new Error(`${name} was answered with ${status}: ${text}`);
      return documented(name, '200').parse(JSON.parse(text)) as Reply<K>; // as: the document is made from the schema of this call
    },
    async refused(name, given = {}) {
      const { status, type, text } = await send(app, name, given);
      if (status < 400) throw new Error(`${name} was answered with ${status}: ${text}`);
      if (type !== 'application/problem+json; charset=utf-8')
        throw new Error(`${name} was refused as ${type}: ${text}`);
      const problem = documented(name, 'default').parse(JSON.parse(text)) as Problem; // as: the document describes a problem
      if (problem.status !== status)
        throw new Error(`${name} was answered with ${status}, its problem says ${problem.status}`);
      return problem;
    },
    async close() {
      await app.close();
      await db.close();
      if (options.folder === undefined) await drop();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
