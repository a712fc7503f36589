/** Adapts a connection pool of `pg` to Kysely and translates its errors. */

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseObserver } from '../observer.ts';
import { isConnectionUsable, translatePostgresError } from './postgres-errors.ts';

/**
 * Listens to 'error' events, because Node ends the process if such an event has no listener. The
 * loss of a connection needs no other handling, because the next query on it fails.
 */
const ignoreConnectionLoss = (): void => {};

export function openPool(config: pg.PoolConfig, observer?: DatabaseObserver): PostgresPool {
  const pool = new pg.Pool(config);
  pool.on('error', ignoreConnectionLoss);
  pool.on('connect', (client) => client.on('error', ignoreConnectionLoss));
  observer?.watchPool(() => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const adaptedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const endWait = observer?.waitForConnection();
      const client = await pool
        .connect()
        .catch((error: unknown) => {
          throw translatePostgresError(error);
        })
        .finally(endWait);
      const adapted = adaptedClients.get(client) ?? adaptClient(client);
      adaptedClients.set(client, adapted);
      return adapted;
    },
  };
}

function adaptClient(client: pg.PoolClient): PostgresPoolClient {
  let isUsable = true;
  const query = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, values ? [...values] : undefined);
    } catch (error) {
      isUsable &&= isConnectionUsable(error);
      throw translatePostgresError(error);
    }
  };
  return {
    query: query as PostgresPoolClient['query'], // as: the overload for cursors is not used
    release: (destroy) => client.release(destroy === true || !isUsable),
  };
}
