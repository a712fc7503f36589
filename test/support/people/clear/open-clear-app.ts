/** Opens the server on a database in clear, as the old version left it. */

import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '../../../../src/server/app.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openPostgres } from '../../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../../../src/server/platform/db/sqlite/sqlite.ts';
import { freshFolder } from '../../server/fresh-storage.ts';
import { openTestApp, type TestApp } from '../../server/test-app.ts';
import { engine, makePostgresDatabase } from '../../server/test-database.ts';
import type { ClearAccount } from './clear-account.ts';
import { type Place, writeClearDatabase } from './clear-database.ts';

/** Makes a place for a database of the engine of this run, removed when the test ends. */
export async function makePlace(): Promise<Place> {
  if (engine === 'sqlite') return { folder: freshFolder() };
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  return { url };
}

export const openPlace = (place: Place): Database =>
  'url' in place ? openPostgres(place.url) : openSqlite(place.folder);

/** Starts the program of today on the database, until the test ends. */
export async function startOn(
  db: Database,
  options: Partial<Omit<AppOptions, 'db'>> = {},
): Promise<TestApp> {
  const spark = await openTestApp({ ...options, db });
  onTestFinished(() => spark.close());
  return spark;
}

type Action = () => Promise<unknown>;

export interface ClearApp {
  readonly spark: TestApp;
  /** The folder of the SQLite database; on PostgreSQL one that does not exist. */
  readonly folder: string;
  /** Runs `action` before the next write of the server, as if another request had been faster. */
  readonly beforeNextWrite: (action: Action) => void;
}

/** Starts the program of today on a new database with these accounts in clear. */
export async function openClearApp(
  accounts: readonly ClearAccount[],
  options: Partial<Omit<AppOptions, 'db'>> = {},
): Promise<ClearApp> {
  const place = await makePlace();
  await writeClearDatabase(place, accounts);
  const db = openPlace(place);
  let next: Action = async () => {};
  const write: Database['write'] = async (unit) => {
    const action = next;
    next = async () => {};
    await action();
    return db.write(unit);
  };
  const spark = await startOn({ ...db, write }, options);
  const folder = 'folder' in place ? place.folder : join(spark.folder, 'none');
  return { spark, folder, beforeNextWrite: (action) => (next = action) };
}
