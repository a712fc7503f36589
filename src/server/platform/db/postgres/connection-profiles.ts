/** The settings of connections to PostgreSQL, for requests and for migrations and backups. */

import pg from 'pg';

const connectTimeoutMilliseconds = 3000;
const statementTimeoutMilliseconds = 5000;

/** Parses values to the same types as SQLite: integers to numbers, bytes to `Uint8Array`. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.BYTEA)
      return (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
    return pg.types.getTypeParser(oid, format);
  },
};

const base = {
  types,
  application_name: 'spark',
  connectionTimeoutMillis: connectTimeoutMilliseconds,
  keepAlive: true,
} as const;

export const connectionProfiles = {
  serving: {
    ...base,
    max: 10,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMilliseconds,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMilliseconds,
    /** Client-side timeout for an unresponsive server. */
    query_timeout: 2 * statementTimeoutMilliseconds,
  },
  /**
   * For migrations and backups: no statement timeout, but at most a minute of waiting for a lock.
   */
  maintenance: { ...base, max: 2, lock_timeout: 60_000 },
} as const satisfies Record<string, pg.PoolConfig>;

export type ConnectionProfile = keyof typeof connectionProfiles;

/** The most connections that one node can open, including those for migrations at its start. */
export const maxConnectionsPerNode =
  connectionProfiles.serving.max + connectionProfiles.maintenance.max;
