/** The stored accounts: the files that a thief has, and every value with the account of its row. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storedTables } from '../../../src/contract/stored-data.ts';
import { queryOnce } from '../../support/postgres/query.ts';
import { startPostgres } from '../../support/postgres/server.ts';

export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly value: Buffer;
  /** The account that the row belongs to; null if the table belongs to none. */
  readonly userId: string | null;
}

type Row = Readonly<Record<string, unknown>>;
type Tables = ReadonlyMap<string, readonly Row[]>;

function readSqliteTables(path: string): Tables {
  const connection = new DatabaseSync(path, { readOnly: true });
  try {
    const names = connection
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name));
    return new Map(
      names.map((name) => [name, connection.prepare(`select * from "${name}"`).all()]),
    );
  } finally {
    connection.close();
  }
}

async function readPostgresTables(url: string): Promise<Tables> {
  const tables = new Map<string, readonly Row[]>();
  const list = "select tablename as name from pg_tables where schemaname = 'public'";
  for (const { name } of await queryOnce(url, list))
    tables.set(String(name), await queryOnce(url, `select * from "${String(name)}"`));
  return tables;
}

function toBuffer(value: unknown): Buffer | null {
  if (value instanceof Uint8Array) return Buffer.from(value);
  return value === null || value === undefined ? null : Buffer.from(String(value));
}

const productTables = new Set(
  storedTables.filter(({ kind }) => kind === 'site').map(({ table }) => table),
);

/** Tables that hold nothing of any visitor contain words that look like an age or a gender. */
export const isPersonal = ({ table }: Cell): boolean =>
  !productTables.has(table) && !table.startsWith('kysely_');

const text = (row: Row, column: string): string | null =>
  typeof row[column] === 'string' ? row[column] : null;

function findOwner(table: string, row: Row, sessions: ReadonlyMap<string, string | null>) {
  if (table === 'users') return text(row, 'id');
  return text(row, 'user_id') ?? sessions.get(text(row, 'session_id') ?? '') ?? null;
}

function listCells(tables: Tables): Cell[] {
  const sessions = new Map(
    (tables.get('sessions') ?? []).map((row) => [String(row['id']), text(row, 'user_id')]),
  );
  return [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const userId = findOwner(table, row, sessions);
      return Object.entries(row).flatMap(([column, given]) => {
        const value = toBuffer(given);
        return value ? [{ table, column, value, userId }] : [];
      });
    }),
  );
}

export const readSqliteCells = (path: string): Cell[] => listCells(readSqliteTables(path));

export const readPostgresCells = async (url: string): Promise<Cell[]> =>
  listCells(await readPostgresTables(url));

export function readBackupCells(backup: Buffer): Cell[] {
  let table = '';
  return backup
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      table = /^\{"table":"(\w+)"/.exec(line)?.[1] ?? table;
      return { table, column: 'line', value: Buffer.from(line), userId: null };
    });
}

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
