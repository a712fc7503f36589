/** Kysely's SQLite dialect on a single connection of `node:sqlite`. */

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { translateSqliteError } from './sqlite-errors.ts';

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

/**
 * Omits row locks (`select … for update`). SQLite does not support them, and does not need them
 * because it has one writer.
 */
class NoRowLocksCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For') && node.modifier !== 'SkipLocked')
      super.visitSelectModifier(node);
  }
}

/**
 * Lets Kysely run migrations in a transaction, which SQLite supports although Kysely's
 * `SqliteAdapter` says that it does not.
 */
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
