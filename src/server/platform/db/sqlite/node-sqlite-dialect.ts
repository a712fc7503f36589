import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { DatabaseUnavailable, type FailureCause } from '../database-errors.ts';

/** The database file cannot be read or written, or stays locked by another connection. */
export class FileUnavailable extends DatabaseUnavailable {}

// Result codes: https://sqlite.org/rescode.html
const lockedCodes: ReadonlySet<number> = new Set([5, 6]);
const unusableFileCodes = [8, 10, 13, 14]; // read-only, input or output, full disk, cannot open
const temporaryCodes: ReadonlySet<number> = new Set([...lockedCodes, ...unusableFileCodes]);

const causesByCode: ReadonlyMap<number, FailureCause> = new Map([
  [8, 'read_only'],
  [13, 'full'],
]);

function resultCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

export const isBusy = (error: unknown): boolean => lockedCodes.has(resultCode(error) ?? 0);

/** Turns temporary failures, such as a full disk, into `FileUnavailable`; returns other errors. */
export function translateSqliteError(error: unknown): unknown {
  const code = resultCode(error) ?? 0;
  if (!(error instanceof Error && temporaryCodes.has(code))) return error;
  return new FileUnavailable(
    `SQLite does not serve at the moment (${error.message}).`,
    causesByCode.get(code),
  );
}

const maxCachedStatements = 400;

function translatingErrors<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw translateSqliteError(error);
  }
}

/** Caches prepared statements, because preparing one takes longer than running most of them. */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql);
    // as: Kysely types parameters as unknown
    const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => translatingErrors(() => statement.all(...bind(parameters))),
      run: (parameters) => translatingErrors(() => statement.run(...bind(parameters))),
      iterate: (parameters) => translatingErrors(() => statement.iterate(...bind(parameters))),
    };
  }

  return {
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached) return cached;
      const statement = translatingErrors(() => prepare(sql));
      if (cache.size < maxCachedStatements) cache.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/** SQLite has no row locks (`select … for update`), and with one writer it needs none. */
class NoRowLocksCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For') && node.modifier !== 'SkipLocked')
      super.visitSelectModifier(node);
  }
}

/** SQLite migrates in a transaction, although Kysely's `SqliteAdapter` says otherwise. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({ database: adaptDatabase(database) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new NoRowLocksCompiler();
  }
}
