/** A pool of `pg` in the shape that Kysely expects, with every failure translated. */

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseObserver } from '../observer.ts';
import { isConnectionUsable, translatePostgresError } from './postgres-errors.ts';

/** Without a listener a lost connection would end the process; its next query reports the loss. */
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
    query: query as PostgresPoolClient['query'], // as: Kysely's other overload is for cursors
    release: (destroy) => client.release(destroy === true || !isUsable),
  };
}
