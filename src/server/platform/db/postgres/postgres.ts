/** PostgreSQL behind the same interface, for several nodes on one database (decisions H1, 011). */

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { Database, Row, Snapshot, Tables, Tx } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import type { DatabaseObserver } from '../observer.ts';
import { Collision } from '../unavailable.ts';
import { isConnectionUsable, translate } from './postgres-errors.ts';

const connectMilliseconds = 3000;
const statementMilliseconds = 5000;
const runsOfAUnit = 5;

/** Values as SQLite gives them: whole numbers as numbers, bytes as `Uint8Array`. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.BYTEA)
      return (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
    return pg.types.getTypeParser(oid, format);
  },
};

const shared = {
  types,
  application_name: 'spark',
  connectionTimeoutMillis: connectMilliseconds,
  keepAlive: true,
} as const;

const serving = {
  ...shared,
  max: 10,
  idleTimeoutMillis: 30_000,
  statement_timeout: statementMilliseconds,
  idle_in_transaction_session_timeout: 2 * statementMilliseconds,
  /** Where the other side has gone without a word. */
  query_timeout: 2 * statementMilliseconds,
};

/** A migration, a backup or its restoring may take long, and wait long for another node's. */
const patient = { ...shared, max: 2, lock_timeout: 60_000 };

const pace = { serving, patient } as const;

/** At most: those it serves with, and those of its schema's steps. */
export const connectionsOfANode = serving.max + patient.max;

/** A lost connection must neither end the process nor be lent out again; whoever uses it next hears of it by its query. */
const ignoreLoss = (): void => {};

/** The pool as Kysely wants it, with every failure translated. */
function openPool(
  connectionString: string,
  settings: pg.PoolConfig,
  observer?: DatabaseObserver,
): PostgresPool {
  const pool = new pg.Pool({ connectionString, ...settings });
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => client.on('error', ignoreLoss));
  observer?.watchPool(() => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const lent = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const ended = observer?.waitForConnection();
      const client = await pool
        .connect()
        .catch((error: unknown) => {
          throw translate(error);
        })
        .finally(ended);
      const known = lent.get(client) ?? lend(client);
      lent.set(client, known);
      return known;
    },
  };
}

function lend(client: pg.PoolClient): PostgresPoolClient {
  let usable = true;
  const query = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, values ? [...values] : undefined);
    } catch (error) {
      usable &&= isConnectionUsable(error);
      throw translate(error);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || !usable),
  }; // as: Kysely's second form is for cursors, which nobody uses
}

const connect = (
  url: string,
  settings: pg.PoolConfig,
  observer?: DatabaseObserver,
): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, settings, observer) }) });

/** Connects with the first query, and again by itself whenever the connection was lost. */
export function openPostgres(
  url: string,
  as: keyof typeof pace = 'serving',
  observer?: DatabaseObserver,
): Database {
  const db = connect(url, pace[as], observer);
  async function untilItFits<T>(run: () => Promise<T>): Promise<T> {
    for (let runs = 1; ; runs++) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof Collision) || runs === runsOfAUnit) throw error;
      }
    }
  }
  return {
    engine: 'postgres',
    read: (unit) => unit(db),
    write: (unit) => untilItFits(() => db.transaction().execute(unit)),
    writeStatement: (unit) => untilItFits(() => unit(db)),
    async migrate() {
      const migrator = connect(url, patient);
      try {
        await migrate(migrator, 'postgres');
      } finally {
        await migrator.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

export async function* rowsOfPostgres(tx: Tx, table: keyof Tables): AsyncGenerator<Row> {
  await sql`declare snapshot no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch 1000 from snapshot`.execute(tx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close snapshot`.execute(tx);
}

export function openPostgresSnapshot(url: string): Snapshot {
  const db = connect(url, patient);
  return {
    engine: 'postgres',
    read: (unit) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(unit),
    rows: rowsOfPostgres,
    close: () => db.destroy(),
  };
}
