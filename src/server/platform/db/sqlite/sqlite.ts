/**
 * Implements `Database` on SQLite. Units of work that arrive during one commit share the next one,
 * and every acknowledged write has been synced to disk.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { createBatcher } from '../../batcher.ts';
import { giveToFolderOwner } from '../../crypto/folder-owner.ts';
import type { DatabaseObserver } from '../database-observer.ts';
import { type Database, type Row, shuffledTables, type Snapshot } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';
import { lockFolder } from './folder.ts';
import { translateSqliteError, NodeSqliteDialect } from './node-sqlite-dialect.ts';

type Unit = () => Promise<unknown>;
type Outcome = PromiseSettledResult<unknown>;

interface GroupCommit {
  run<T>(unit: () => Promise<T>): Promise<T>;
  /** Runs a step while no transaction is open. Equal steps that wait for a commit run once. */
  runBetween(step: () => void): Promise<void>;
  idle(): Promise<void>;
}

/** Runs the unit in its own savepoint, so that its failure does not undo other units. */
async function runInSavepoint(connection: DatabaseSync, unit: Unit): Promise<Outcome> {
  connection.exec('savepoint unit');
  try {
    const value = await unit();
    connection.exec('release unit');
    return { status: 'fulfilled', value };
  } catch (reason) {
    if (!connection.isTransaction) throw reason; // a full disk may have undone the transaction
    connection.exec('rollback to unit; release unit');
    return { status: 'rejected', reason };
  }
}

const isFulfilled = ({ status }: Outcome): boolean => status === 'fulfilled';

/** Runs and commits the units. Returns the outcome of each; if the commit fails, all units fail. */
async function commitGroup(
  connection: DatabaseSync,
  observer: DatabaseObserver | undefined,
  units: readonly Unit[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const endCommit = observer?.startCommit();
  try {
    connection.exec('begin immediate');
    for (const unit of units) outcomes.push(await runInSavepoint(connection, unit));
    connection.exec('commit');
  } catch (error) {
    if (connection.isOpen && connection.isTransaction) connection.exec('rollback');
    endCommit?.(null);
    const failure: Outcome = { status: 'rejected', reason: translateSqliteError(error) };
    return units.map((_, i) => {
      const own = outcomes[i];
      return own && !isFulfilled(own) ? own : failure;
    });
  }
  endCommit?.(outcomes.filter(isFulfilled).length);
  return outcomes;
}

/** Collects steps. A failed step rejects the promises of its own callers alone. */
function collectSteps() {
  const waiting = new Map<() => void, PromiseWithResolvers<void>>();
  return {
    add(step: () => void): Promise<void> {
      const entry = waiting.get(step) ?? Promise.withResolvers<void>();
      waiting.set(step, entry);
      return entry.promise;
    },
    runAll(): void {
      for (const [step, { resolve, reject }] of waiting) {
        waiting.delete(step);
        try {
          step();
          resolve();
        } catch (error) {
          reject(error);
        }
      }
    },
  };
}

function createGroupCommit(
  connection: DatabaseSync,
  observer: DatabaseObserver | undefined,
): GroupCommit {
  const steps = collectSteps();
  const batcher = createBatcher({
    async run(units: readonly Unit[]) {
      const outcomes = await commitGroup(connection, observer, units);
      steps.runAll();
      return outcomes;
    },
    maxBatchSize: Number.POSITIVE_INFINITY,
    concurrency: 1, // SQLite has one writer
  });
  return {
    async run<T>(unit: () => Promise<T>) {
      // Bound, so that the unit sees its own request and not the one that began the group.
      const outcome = await batcher.submit(AsyncLocalStorage.bind(unit));
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value as T; // as: the batcher returns the outcome of the submitted unit
    },
    async runBetween(step) {
      const done = steps.add(step);
      const nextCommit = batcher.submit(async () => {}); // an empty unit, so that there is one
      await Promise.all([done, nextCommit]);
    },
    idle: () => batcher.idle(),
  };
}

const databaseFile = 'spark.sqlite';

const busyTimeoutPragma = 'busy_timeout = 5000';

const connectionPragmas = [
  busyTimeoutPragma,
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'secure_delete = on', // overwrite deleted rows on the disk
  'trusted_schema = off',
]
  .map((pragma) => `pragma ${pragma}`)
  .join('; ');

function openConnection(path: string): DatabaseSync {
  const connection = new DatabaseSync(path);
  try {
    connection.exec(connectionPragmas);
  } catch (error) {
    throw translateSqliteError(error);
  }
  return connection;
}

/**
 * The write-ahead log contains earlier states of pages. Does not wait for readers, such as a
 * backup.
 */
function truncateLog(connection: DatabaseSync): void {
  try {
    connection.exec(
      `pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma ${busyTimeoutPragma}`,
    );
  } catch (error) {
    throw translateSqliteError(error);
  }
}

const createKysely = (connection: DatabaseSync): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });

/** SQLite copies the file's mode and, as root, its owner to the write-ahead log. */
function createFileForOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  giveToFolderOwner(path);
}

/** Throws `FolderInUse` if another process has opened the database. */
export function openSqlite(folder: string, observer?: DatabaseObserver): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const path = join(folder, databaseFile);
  createFileForOwner(path);
  const writerConnection = openConnection(path);
  const readerConnection = openConnection(path);
  const writer = createKysely(writerConnection);
  const reader = createKysely(readerConnection);
  const commits = createGroupCommit(writerConnection, observer);
  const checkpoint = (): void => truncateLog(writerConnection);
  const read: Database['read'] = (unit) => unit(reader);
  const write: Database['write'] = (unit) => commits.run(() => unit(writer));
  return {
    engine: 'sqlite',
    read,
    write,
    writeStatement: write,
    checks: { read, writeStatement: write },
    checkpoint: () => commits.runBetween(checkpoint),
    migrate: () => migrate(writer, 'sqlite'),
    async close() {
      await commits.idle();
      await reader.destroy();
      writerConnection.exec('pragma wal_checkpoint(truncate)');
      await writer.destroy();
      // `destroy` does not close a connection that Kysely has never used.
      for (const connection of [readerConnection, writerConnection])
        if (connection.isOpen) connection.close();
      lock.release();
    },
  };
}

export const streamSqliteRows: Snapshot['rows'] = (tx, table) => {
  const key = shuffledTables[table];
  const rows = tx.selectFrom(table).selectAll();
  const inOrder = key === undefined ? rows : rows.orderBy(sql.ref(key));
  return inOrder.stream() as AsyncIterable<Row>; // as: a row of any table
};

export const hasSqliteDatabase = (folder: string): boolean =>
  existsSync(join(folder, databaseFile));

const fileSize = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

export function measureSqliteFiles(folder: string) {
  const path = join(folder, databaseFile);
  return { databaseBytes: fileSize(path), logBytes: fileSize(`${path}-wal`) };
}

export function isSqliteWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    accessSync(join(folder, databaseFile), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export function openSqliteSnapshot(folder: string): Snapshot {
  const connection = new DatabaseSync(join(folder, databaseFile), { readOnly: true });
  const reader = createKysely(connection);
  return {
    engine: 'sqlite',
    async read(unit) {
      connection.exec('pragma busy_timeout = 5000; begin');
      try {
        return await unit(reader);
      } finally {
        connection.exec('rollback'); // ends the transaction, which has changed nothing
      }
    },
    rows: streamSqliteRows,
    close: async () => connection.close(),
  };
}
