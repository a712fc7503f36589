/** A database of its own for each test app, on the engine that the project of this run is about. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, Engine, Snapshot } from '../../../src/server/platform/db/database.ts';
import {
  openPostgres,
  openPostgresSnapshot,
} from '../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite, openSqliteSnapshot } from '../../../src/server/platform/db/sqlite/sqlite.ts';

const postgres = inject('postgres');
export const engine: Engine = postgres ? 'postgres' : 'sqlite';

const urlOf = (name: string): string => (postgres?.url ?? '').replace('DATABASE', name);

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;
/** PostgreSQL only: the address of a new database, with the schema or quite empty. */
export async function makePostgresDatabase(
  content: 'schema' | 'empty' = 'schema',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spark_${process.pid}_${(made += 1)}`;
  await administer(
    `create database ${name} template ${content === 'schema' ? postgres?.template : 'template1'} strategy wal_log`,
  );
  return {
    url: urlOf(name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

const addressFile = 'database-url';

export interface TestDatabase {
  readonly db: Database;
  /** After `db.close()`. On SQLite it goes with its folder. */
  drop(): Promise<void>;
}

/** In `folder`: SQLite's file, or the address of a PostgreSQL database; the same one again where it was opened before. */
export async function openTestDatabase(folder: string): Promise<TestDatabase> {
  if (!postgres) return { db: openSqlite(folder), drop: async () => {} };
  const note = join(folder, addressFile);
  if (existsSync(note))
    return { db: openPostgres(readFileSync(note, 'utf8')), drop: async () => {} };
  const { url, drop } = await makePostgresDatabase();
  writeFileSync(note, url);
  return { db: openPostgres(url), drop };
}

/** Of what `openTestDatabase` opened in `folder`. */
export function openTestSnapshot(folder: string): Snapshot {
  return postgres
    ? openPostgresSnapshot(readFileSync(join(folder, addressFile), 'utf8'))
    : openSqliteSnapshot(folder);
}
