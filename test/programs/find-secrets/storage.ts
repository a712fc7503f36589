/** The database that the accounts are stored in, and the files that a thief of its disk has. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { queryOnce } from '../../support/postgres/query.ts';
import { startPostgres } from '../../support/postgres/server.ts';
import { type Cell, readPostgresCells, readSqliteCells } from './columns.ts';

export interface Storage {
  readonly settings: Readonly<Record<string, string>>;
  readonly folders: readonly string[];
  readCells(): Promise<Cell[]>;
  /** Writes the log to the tables; on PostgreSQL also samples of the rows, for its planner. */
  checkpoint(): Promise<unknown>;
  close(): Promise<void>;
}

function openSqliteStorage(folder: string): Storage {
  const path = join(folder, 'spark.sqlite');
  return {
    settings: {},
    folders: [],
    readCells: async () => readSqliteCells(path),
    async checkpoint() {
      const connection = new DatabaseSync(path);
      connection.exec('pragma wal_checkpoint(truncate)');
      connection.close();
    },
    close: async () => {},
  };
}

async function openPostgresStorage(): Promise<Storage> {
  const server = await startPostgres({ durable: true });
  const url = server.url('postgres');
  return {
    settings: { DATABASE_URL: url },
    folders: ['base', 'pg_wal'].map((name) => join(server.data, name)),
    readCells: () => readPostgresCells(url),
    checkpoint: () => queryOnce(url, 'analyze', 'checkpoint'),
    close: () => server.remove(),
  };
}

export type Engine = 'sqlite' | 'postgres';

/** `folder` is the server's DATA_DIR. */
export const openStorage = async (engine: Engine, folder: string): Promise<Storage> =>
  engine === 'sqlite' ? openSqliteStorage(folder) : openPostgresStorage();
