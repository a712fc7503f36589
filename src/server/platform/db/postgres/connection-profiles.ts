/**
 * The settings of connections to PostgreSQL: for requests, for checks, and for migrations and
 * backups.
 */

import pg from 'pg';

export const connectTimeoutMilliseconds = 3000;
const statementTimeoutMilliseconds = 5000;

/** For the operator: the limits of a session do not pass a pooler. */
export const unlimitedPoolerAdvice = `Limit it for the role of DATABASE_URL: alter role … set statement_timeout = ${statementTimeoutMilliseconds}.`;

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

/** The limits that PostgreSQL keeps for a session, in milliseconds; 0 is none. */
export interface SessionLimits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

interface Profile {
  readonly pool: pg.PoolConfig & { readonly max: number };
  /** Set after connecting: poolers refuse them as parameters of a connection. */
  readonly limits: SessionLimits;
  /** Whether connections to a read-only server are refused. */
  readonly requiresPrimary: boolean;
}

const serving = {
  pool: {
    ...base,
    max: 10,
    idleTimeoutMillis: 30_000,
    /** Client-side timeout for an unresponsive server. */
    query_timeout: 2 * statementTimeoutMilliseconds,
  },
  limits: {
    statement_timeout: statementTimeoutMilliseconds,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMilliseconds,
  },
  requiresPrimary: true,
} as const satisfies Profile;

export const connectionProfiles = {
  serving,
  /** One connection for the check of writing and one for `/readyz`, so that neither waits. */
  checking: { ...serving, pool: { ...serving.pool, max: 2, idleTimeoutMillis: 60_000 } },
  /**
   * For migrations and backups: no statement timeout, but at most a minute of waiting for a lock.
   * A backup may be read from a standby.
   */
  maintenance: {
    pool: { ...base, max: 2 },
    limits: { statement_timeout: 0, lock_timeout: 60_000, idle_in_transaction_session_timeout: 0 },
    requiresPrimary: false,
  },
} as const satisfies Record<string, Profile>;

export type ConnectionProfile = keyof typeof connectionProfiles;

/** The most connections that one node can open, including those for migrations at its start. */
export const maxConnectionsPerNode =
  connectionProfiles.serving.pool.max +
  connectionProfiles.checking.pool.max +
  connectionProfiles.maintenance.pool.max;
