/**
 * Runs once before the browser tests: refuses to start without a build, and prepares the data
 * folder that each worker copies. Most of its accounts have finished the survey, which would take a
 * test 66 calls for each person.
 */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { memoryFolder } from '../postgres/memory-folder.ts';
import {
  type Account,
  answerPatterns,
  createFinishedAccount,
  createHalfwayAccount,
} from './make-account.ts';
import { startServer } from './server.ts';

/** How many accounts a worker finds of each kind. A test that needs more creates them itself. */
const counts = {
  mixed: 34,
  descending: 8,
  highest: 8,
  real: 3,
  halfway: 6,
} as const;

async function prepareFolder(folder: string): Promise<void> {
  const server = await startServer(folder);
  const api = await request.newContext({ baseURL: server.address });
  const make = (kind: keyof typeof counts): Promise<Account> => {
    if (kind === 'halfway') return createHalfwayAccount(api);
    if (kind === 'real')
      return createFinishedAccount(api, answerPatterns.mixed, { synthetic: false });
    return createFinishedAccount(api, answerPatterns[kind]);
  };
  const prepared: Record<string, readonly Account[]> = {};
  for (const kind of ['mixed', 'descending', 'highest', 'real', 'halfway'] as const)
    prepared[kind] = await Promise.all(Array.from({ length: counts[kind] }, () => make(kind)));
  await api.dispose();
  await server.stop();
  writeFileSync(join(folder, 'prepared.json'), JSON.stringify(prepared));
}

export default async function globalSetup(): Promise<() => void> {
  if (!existsSync('dist/web/index.html')) {
    console.error('The browser tests need a build: run `npm run build` first.');
    process.exit(1);
  }
  const folder = mkdtempSync(join(memoryFolder(2 ** 28), 'spark-prepared-'));
  process.env['PREPARED_FOLDER'] = folder;
  await prepareFolder(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
