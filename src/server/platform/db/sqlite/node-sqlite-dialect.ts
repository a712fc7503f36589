/** Kysely on Node's own SQLite: one given connection, statements kept prepared. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DatabaseUnavailable } from '../unavailable.ts';

/** One writer at a time: there is no row to lock (`select … for update`), whatever the stores ask of other engines. */
class NoRowLocksCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For') && node.modifier !== 'SkipLocked')
      super.visitSelectModifier(node);
  }
}

/** The file is there, and the system does not let it be read or written. */
export class FileUnavailable extends DatabaseUnavailable {}

const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;

/** Somebody else holds the lock. */
export const isBusy = (error: unknown): boolean => [5, 6].includes(codeOf(error) ?? 0);

/** Full disk, unreadable file, locked by somebody else: what passes without a change of ours (codes of sqlite.org/rescode.html). */
const passing = new Set([5, 6, 8, 10, 13, 14]);

/** For anything that `node:sqlite` throws. Its messages name tables and columns, never values. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error && passing.has(codeOf(error) ?? 0))) return error;
  return new FileUnavailable(`SQLite does not serve at the moment (${error.message}).`);
}

/** SQLite's DDL is transactional; the base class says otherwise for the sake of other hosts. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it gives rows back; to be asked once, since the answer is made anew each time. */
  readonly hasRows: boolean;
}

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (this.#statements.size < 400) this.#statements.set(sql, prepared);
    return prepared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters as SQLInputValue[]; // as: Kysely hands on what the stores gave it
    try {
      const { statement, hasRows } = this.#prepare(query.sql);
      if (hasRows) return { rows: statement.all(...parameters) as R[] }; // as: R is the store's row type
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw translate(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#prepare(query.sql).statement.iterate(
      ...(query.parameters as SQLInputValue[]),
    ))
      yield { rows: [row as R] }; // as: see above
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connection: Connection;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    this.#database.close();
  }
}

export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }
  createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
  createQueryCompiler(): QueryCompiler {
    return new NoRowLocksCompiler();
  }
}
