/** Adapts a connection pool of `pg` to Kysely and translates its errors. */

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, ReadOnlyServer } from '../errors.ts';
import type { DatabaseObserver } from '../observer.ts';
import {
  type ConnectionProfile,
  connectionProfiles,
  connectTimeoutMilliseconds,
} from './connection-profiles.ts';
import { isConnectionUsable, isReadOnly, translatePostgresError } from './postgres-errors.ts';
import { beginSession, createConnectionValidator } from './server-check.ts';

/**
 * Listens to 'error' events, because Node ends the process if such an event has no listener. The
 * loss of a connection needs no other handling, because the next query on it fails.
 */
const ignoreConnectionLoss = (): void => {};

export interface PoolOptions {
  readonly profile: ConnectionProfile;
  readonly observer?: DatabaseObserver | undefined;
  /** Called once if a pooler is in front and nothing limits how long a statement runs. */
  readonly onUnlimitedPooler?: (() => void) | undefined;
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

  /**
   * Returns a connection whose server takes writes. Throws if new ones lead to another server, or
   * if too many have turned out to be lost.
   */
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
      const endWait = options.observer?.waitForConnection();
      const client = await acquire()
        .catch((error: unknown) => {
          throw translatePostgresError(error);
        })
        .finally(endWait);
      const adapted = adaptedClients.get(client) ?? adaptClient(client, validator.invalidateAll);
      adaptedClients.set(client, adapted);
      return adapted;
    },
  };
}

function adaptClient(client: pg.PoolClient, onReadOnly: () => void): PostgresPoolClient {
  let isUsable = true;
  const query = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, values ? [...values] : undefined);
    } catch (error) {
      isUsable &&= isConnectionUsable(error);
      if (isReadOnly(error)) onReadOnly();
      throw translatePostgresError(error);
    }
  };
  return {
    query: query as PostgresPoolClient['query'], // as: the overload for cursors is not used
    release: (destroy) => client.release(destroy === true || !isUsable),
  };
}
