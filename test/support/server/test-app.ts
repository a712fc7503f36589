/**
 * The whole server in this process, with the real database engine and item bank, a clock that the
 * test moves, and random bytes that repeat in every run.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { selectSetB } from 'spark-psychometrics';
import type { Reply, ServedCall } from '../../../src/contract/endpoints.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { type AppOptions, createApp } from '../../../src/server/app.ts';
import { parseAdminKeys } from '../../../src/server/features/admin/admin.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { createOutboxMailer } from '../../../src/server/platform/mail/outbox-mailer.ts';
import { memoryFolder } from '../postgres/memory-folder.ts';
import { bank } from '../psychometrics/real-bank.ts';
import {
  callDocumented,
  type CallOptions,
  callRefused,
  type LooseOptions,
} from './documented-calls.ts';
import { testKeys } from './test-keys.ts';

export { bank };
export const adminKey = 'the-key-of-the-tests';

/** Midday, so that a test can move the clock by some hours without changing the day. */
const startOfTime = Date.UTC(2026, 0, 15, 12);

let blocks = 0;
export const restartRandomBytes = (): void => {
  blocks = 0;
};
/** SHA-256 of a counter: the same bytes in every run, and different ones in every call. */
function countedBytes(count: number): Uint8Array {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count; at += 32)
    createHash('sha256')
      .update(`block ${(blocks += 1)}`)
      .digest()
      .copy(bytes, at);
  return bytes;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly folder: string;
  now(): number;
  moveClock(seconds: number): void;
  /** Expects 200 and the reply that the API's document describes. */
  call<K extends ServedCall>(name: K, options?: CallOptions<K>): Promise<Reply<K>>;
  /** Expects a problem that the document describes; the request need not be well-formed. */
  refused(name: ServedCall, options?: LooseOptions): Promise<Problem>;
  close(): Promise<void>;
}

function makeWebFolder(folder: string): string {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Spark</title>');
  writeFileSync(join(web, 'assets', 'app.js'), 'export {};');
  return web;
}

/** Room for the databases of a thousand accounts. */
const folderBytes = 2 ** 25;

/**
 * Loads the module on demand, because it works only in Vitest; programs bring their own database.
 */
const openEngineDatabase = async (folder: string) =>
  (await import('./test-database.ts')).openTestDatabase(folder);

/** The server draws under a random key; in tests the same answers lead to the same questions. */
const chooseByAnswers: typeof selectSetB = (model, answers, options) =>
  selectSetB(model, answers, { ...options, seed: 'test' });

/**
 * Opens the app on a new folder, or on the folder of an earlier app. `close` removes only a new
 * folder.
 */
export async function openTestApp(
  options: Partial<AppOptions> & { folder?: string } = {},
): Promise<TestApp> {
  const folder = options.folder ?? mkdtempSync(join(memoryFolder(folderBytes), 'spark-test-'));
  const { db, drop } = options.db
    ? { db: options.db, drop: async () => {} }
    : await openEngineDatabase(folder);
  let time = startOfTime;
  const app = await createApp({
    bank,
    keys: testKeys,
    mailer: createOutboxMailer({
      folder: join(folder, 'outbox'),
      from: 'from@mail.example',
      random: countedBytes,
      onWritten: () => {},
    }),
    mailLagMilliseconds: () => 0,
    publicUrl: () => 'https://survey.example',
    rateLimitScale: 1000, // tests create more accounts per minute than one client may
    adminKeys: parseAdminKeys(`tests=${adminKey}`),
    now: () => time,
    random: countedBytes,
    webFolder: makeWebFolder(folder),
    ...options,
    model: { selectSetB: chooseByAnswers, ...options.model },
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
    call: (name, given = {}) => callDocumented(app, name, given),
    refused: (name, given = {}) => callRefused(app, name, given),
    async close() {
      await app.close();
      await db.close();
      if (options.folder === undefined) await drop();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
