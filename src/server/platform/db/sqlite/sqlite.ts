/** The embedded engine: SQLite in WAL mode, every acknowledged write on the disk (decisions C4, H1). */

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, Row, Snapshot, Tables } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import type { DatabaseObserver } from '../observer.ts';
import { lockFolder } from './folder-lock.ts';
import { NodeSqliteDialect, translate } from './node-sqlite-dialect.ts';

const databaseFile = 'spark.sqlite';

interface Waiting {
  run(): Promise<void>;
  acknowledge(): void;
  fail(error: unknown): void;
}

function openConnection(path: string): DatabaseSync {
  const connection = new DatabaseSync(path);
  try {
    // secure_delete: what is deleted is overwritten, not merely unlinked (decisions B10)
    connection.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma trusted_schema = off',
    );
  } catch (error) {
    throw translate(error);
  }
  return connection;
}

/** Opens, or makes, the database in `folder`. Throws `FolderInUse` where another process has it. */
export function openSqlite(folder: string, observer?: DatabaseObserver): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const path = join(folder, databaseFile);
  closeSync(openSync(path, 'a', 0o600)); // in a folder that others may look into the answers are still the owner's; SQLite's log takes the file's mode
  const connection = openConnection(path);
  const writer = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
  const readerConnection = openConnection(path);
  const reader = new Kysely<Tables>({ dialect: new NodeSqliteDialect(readerConnection) });
  const commits = groupCommit(connection, observer);
  return {
    engine: 'sqlite',
    read: (unit) => unit(reader),
    write: (unit) => commits.add(() => unit(writer)),
    writeStatement: (unit) => commits.add(() => unit(writer)),
    migrate: () => migrate(writer, 'sqlite'),
    async close() {
      await commits.idle();
      await reader.destroy();
      connection.exec('pragma wal_checkpoint(truncate)');
      await writer.destroy();
      for (const one of [readerConnection, connection]) if (one.isOpen) one.close(); // Kysely leaves one that it never used
      lock.release();
    },
  };
}

export const rowsOfSqlite: Snapshot['rows'] = (tx, table) =>
  tx.selectFrom(table).selectAll().stream() as AsyncIterable<Row>; // as: a row of any table

export const hasSqlite = (folder: string): boolean => existsSync(join(folder, databaseFile));

/** Beside a process that serves, or without one. */
export function openSqliteSnapshot(folder: string): Snapshot {
  const connection = new DatabaseSync(join(folder, databaseFile), { readOnly: true });
  const reader = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
  return {
    engine: 'sqlite',
    async read(unit) {
      connection.exec('pragma busy_timeout = 5000; begin');
      try {
        return await unit(reader);
      } finally {
        connection.exec('rollback'); // there is nothing to commit
      }
    },
    rows: rowsOfSqlite,
    close: async () => connection.close(),
  };
}

/**
 * Group commit: units that arrive while one group is being committed share the next commit. Each runs in a
 * savepoint of its own, so that one that fails takes nothing of its neighbours along, and each is acknowledged only
 * after the shared commit. A commit that fails fails every unit of its group.
 */
function groupCommit(
  connection: DatabaseSync,
  observer: DatabaseObserver | undefined,
): { add<T>(unit: () => Promise<T>): Promise<T>; idle(): Promise<void> } {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const succeeded: Waiting[] = [];
    const ended = observer?.commit();
    try {
      connection.exec('begin immediate');
      for (const unit of group) {
        connection.exec('savepoint unit');
        try {
          await unit.run();
          connection.exec('release unit');
          succeeded.push(unit);
        } catch (error) {
          if (!connection.isTransaction) throw error; // a full disk may undo the whole transaction: then nobody's write stands
          connection.exec('rollback to unit; release unit');
          unit.fail(error);
        }
      }
      connection.exec('commit');
    } catch (error) {
      for (const unit of group) unit.fail(translate(error)); // failing twice is harmless: a promise settles once
      if (connection.isOpen && connection.isTransaction) connection.exec('rollback');
      ended?.(null);
      return;
    }
    ended?.(succeeded.length);
    for (const unit of succeeded) unit.acknowledge();
  }

  async function run(): Promise<void> {
    await new Promise(setImmediate); // let the requests that already lie in the sockets join
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await commitGroup(group);
      await new Promise(setImmediate);
    }
    running = null;
  }

  return {
    add<T>(unit: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        let result: T;
        waiting.push({
          async run() {
            result = await unit();
          },
          acknowledge: () => resolve(result),
          fail: reject,
        });
        running ??= run();
      });
    },
    async idle() {
      await running;
    },
  };
}
