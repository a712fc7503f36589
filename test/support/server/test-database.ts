/** A separate database for each test app, on the engine of the Vitest project that runs. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database, Engine, Snapshot } from '../../../src/server/platform/db/database.ts';
import {
  openPostgres,
  openPostgresSnapshot,
} from '../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite, openSqliteSnapshot } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { queryOnce } from '../postgres/query.ts';

const postgres = inject('postgres');
export const engine: Engine = postgres ? 'postgres' : 'sqlite';

const formatUrl = (name: string): string => (postgres?.url ?? '').replace('DATABASE', name);

async function administer(statement: string): Promise<void> {
  await queryOnce(formatUrl('postgres'), statement);
}

let databases = 0;
export async function makePostgresDatabase(
  content: 'schema' | 'empty' = 'schema',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spark_${process.pid}_${(databases += 1)}`;
  await administer(
    `create database ${name} template ${content === 'schema' ? postgres?.template : 'template1'} strategy wal_log`,
  );
  return {
    url: formatUrl(name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** Opens a new PostgreSQL database, which is dropped when the test ends. */
export async function openPostgresDatabase(
  content: 'schema' | 'empty' = 'empty',
): Promise<{ url: string; db: Database }> {
  const { url, drop } = await makePostgresDatabase(content);
  const db = openPostgres(url);
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  return { url, db };
}

const addressFile = 'database-url';

export interface TestDatabase {
  readonly db: Database;
  /** Call after `db.close()`. A SQLite database is removed with its folder. */
  drop(): Promise<void>;
}

/**
 * Opens the database of a folder: the SQLite file, or a PostgreSQL database. The folder keeps the
 * address of the PostgreSQL database, so that a second call opens the same one.
 */
export async function openTestDatabase(folder: string): Promise<TestDatabase> {
  if (!postgres) return { db: openSqlite(folder), drop: async () => {} };
  const note = join(folder, addressFile);
  if (existsSync(note))
    return { db: openPostgres(readFileSync(note, 'utf8')), drop: async () => {} };
  const { url, drop } = await makePostgresDatabase();
  writeFileSync(note, url);
  return { db: openPostgres(url), drop };
}

export function openTestSnapshot(folder: string): Snapshot {
  return postgres
    ? openPostgresSnapshot(readFileSync(join(folder, addressFile), 'utf8'))
    : openSqliteSnapshot(folder);
}
