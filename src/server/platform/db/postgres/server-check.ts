/** Finds out whether a server accepts writes, and whether a pooler stands in front of it. */

import type pg from 'pg';

/** Shorter than the timeout of other statements, because a request waits for it. */
const checkTimeoutMilliseconds = 1500;
const validMilliseconds = 1000;

interface NewConnection {
  /** A pooler invents its process ids, and shares sessions between programs. */
  readonly isPooled: boolean;
  /** The limit for a statement in this session, as `5s`; `0` is none. */
  readonly statementTimeout: string;
  readonly isReadOnly: boolean;
}

/** Sets the limits of the session, unless the connection ends at a pooler. */
export async function beginSession(
  client: pg.ClientBase,
  limits: SessionLimits,
): Promise<NewConnection> {
  const { processID } = client as { readonly processID?: number }; // as: missing in the types of pg
  const settings = Object.entries(limits).map(
    ([name, milliseconds]) => `set_config('${name}', '${milliseconds}', false)`,
  );
  const { rows } = await client.query<NewConnection>(
    `select
      pg_backend_pid() <> $1 as "isPooled",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      case when pg_backend_pid() = $1 then concat(${settings.join(', ')}) end,
      current_setting('statement_timeout') as "statementTimeout"`,
    [processID ?? 0],
  );
  const [connection] = rows;
  if (!connection) throw new Error('PostgreSQL returned no row about its own settings.');
  return connection;
}

async function takesWrites(client: pg.ClientBase): Promise<boolean> {
  const query = {
    text: `select current_setting('transaction_read_only') as "readOnly"`,
    query_timeout: checkTimeoutMilliseconds,
  };
  const { rows } = await client.query<{ readOnly: string }>(query);
  return rows[0]?.readOnly === 'off';
}

/** A demoted primary still answers reads, so each connection is checked again after a second. */
export function createConnectionValidator() {
  let generation = 0;
  const seen = new WeakMap<pg.ClientBase, { readonly generation: number; readonly at: number }>();
  const markValid = (client: pg.ClientBase): void =>
    void seen.set(client, { generation, at: performance.now() });
  /** Invalidates every open connection, because all lead to the same server. */
  const invalidateAll = (): void => void (generation += 1);
  return {
    markValid,
    invalidateAll,
    async validate(client: pg.ClientBase): Promise<boolean> {
      const last = seen.get(client);
      if (!last || last.generation < generation) return false;
      if (performance.now() - last.at < validMilliseconds) return true;
      try {
        const isValid = await takesWrites(client);
        if (isValid) markValid(client);
        else invalidateAll();
        return isValid;
      } catch {
        return false; // this connection is lost or slow, which says nothing about the others
      }
    },
  };
}

/** The limits that PostgreSQL keeps for a session, in milliseconds; 0 is none. */
export interface SessionLimits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}
