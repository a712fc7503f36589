/** Empty storage for a server, removed when the test ends. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { engine, makePostgresDatabase } from './test-database.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spark-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings for an empty folder, and on PostgreSQL also an empty database. */
export async function freshStorage(
  on: typeof engine = engine,
): Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }> {
  const DATA_DIR = freshFolder();
  if (on === 'sqlite') return { DATA_DIR };
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}
