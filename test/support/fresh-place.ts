/** Where a server of a test keeps its things; they go when the test ends. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { engine, makePostgresDatabase } from './server/test-database.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spark-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings that name an empty folder, and on PostgreSQL an empty database. */
export async function freshPlace(
  on: typeof engine = engine,
): Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }> {
  const DATA_DIR = freshFolder();
  if (on === 'sqlite') return { DATA_DIR };
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}
