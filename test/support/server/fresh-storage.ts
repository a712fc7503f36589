import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { engine, makePostgresDatabase } from './test-database.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spark-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Storage = Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;

/** The settings for an empty folder, and on PostgreSQL also an empty database. */
export async function freshStorage(on: typeof engine = engine): Promise<Storage> {
  const DATA_DIR = freshFolder();
  if (on === 'sqlite') return { DATA_DIR };
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}

export const openStorage = ({ DATABASE_URL, DATA_DIR }: Storage): Database =>
  DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL);
