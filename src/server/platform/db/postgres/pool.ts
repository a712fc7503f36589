import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { startTime } from '../../request-log.ts';
import { DatabaseUnavailable, ReadOnlyServer } from '../database-errors.ts';
import type { DatabaseObserver } from '../database-observer.ts';
import { isConnectionUsable, isReadOnly, translatePostgresError } from './postgres-errors.ts';
import { beginSession, createConnectionValidator, type SessionLimits } from './server-check.ts';

const connectTimeoutMilliseconds = 3000;
const statementTimeoutMilliseconds = 5000;

/** Advice for the operator, because a pooler ignores the limits of a session. */
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

interface Profile {
  readonly pool: pg.PoolConfig & { readonly max: number };
  /** Set after connecting: poolers refuse them as parameters of a connection. */
  readonly limits: SessionLimits;
  readonly requiresPrimary: boolean;
}

const serving = {
  pool: {
    ...base,
    max: 10,
    idleTimeoutMillis: 30_000,
    /** `statement_timeout` ends neither a commit that waits for a standby nor a lost server's. */
    query_timeout: statementTimeoutMilliseconds + 1000,
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
  /** No statement timeout, but at most a minute for a lock. A backup may be read from a standby. */
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

/** Node ends the process at an 'error' event without a listener; the next query fails anyway. */
const ignoreConnectionLoss = (): void => {};

export interface PoolOptions {
  readonly profile: ConnectionProfile;
  readonly observer?: DatabaseObserver | undefined;
  /** Called once if a pooler is in front and nothing limits how long a statement runs. */
  readonly onUnlimitedPooler?: (() => void) | undefined;
}

function startWait(observer: DatabaseObserver | undefined): () => void {
  const ends = [observer?.waitForConnection(), startTime('wait')];
  return () => {
    for (const end of ends) end?.();
  };
}

export function openPool(url: string, options: PoolOptions): PostgresPool {
  const { pool: config, limits, requiresPrimary } = connectionProfiles[options.profile];
  const validator = createConnectionValidator();
  let hasReported = false;
  const pool = new pg.Pool({
    connectionString: url,
    ...config,
    async onConnect(client) {
      const {
        isPooled,
        statementTimeout,
        isReadOnly: refuses,
      } = await beginSession(client, limits);
      if (requiresPrimary && refuses) throw new ReadOnlyServer();
      validator.markValid(client);
      if (!isPooled || statementTimeout !== '0' || hasReported) return;
      hasReported = true;
      options.onUnlimitedPooler?.();
    },
  });
  pool.on('error', ignoreConnectionLoss);
  pool.on('connect', (client) => client.on('error', ignoreConnectionLoss));
  options.observer?.watchPool(() => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));

  /** Returns a connection whose server takes writes. Throws if too many turn out to be lost. */
  async function acquire(): Promise<pg.PoolClient> {
    const deadline = performance.now() + connectTimeoutMilliseconds;
    for (;;) {
      const client = await pool.connect();
      if (!requiresPrimary || (await validator.validate(client))) return client;
      client.release(true);
      if (performance.now() > deadline)
        throw new DatabaseUnavailable('PostgreSQL does not answer on any connection.');
    }
  }

  const adaptedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const endWait = startWait(options.observer);
      const client = await acquire()
        .catch((error: unknown) => {
          throw translatePostgresError(error);
        })
        .finally(endWait);
      const adapted =
        adaptedClients.get(client) ??
        adaptClient(client, validator.invalidateAll, options.observer?.startStatement);
      adaptedClients.set(client, adapted);
      return adapted;
    },
  };
}

function adaptClient(
  client: pg.PoolClient,
  onReadOnly: () => void,
  startStatement: DatabaseObserver['startStatement'] = () => () => {},
): PostgresPoolClient {
  let isUsable = true;
  const query = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
    // Otherwise the rollback after a statement that timed out would wait behind it.
    if (!isUsable) throw new DatabaseUnavailable('The connection to PostgreSQL is lost.');
    const endStatement = startStatement(text);
    try {
      return await client.query(text, values ? [...values] : undefined);
    } catch (error) {
      isUsable &&= isConnectionUsable(error);
      if (isReadOnly(error)) onReadOnly();
      throw translatePostgresError(error);
    } finally {
      endStatement();
    }
  };
  return {
    query: query as PostgresPoolClient['query'], // as: the overload for cursors is not used
    release: (destroy) => client.release(destroy === true || !isUsable),
  };
}
