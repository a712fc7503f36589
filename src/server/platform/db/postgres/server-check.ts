/** What a connection tells about the server behind it: whether it takes writes, and a pooler. */

import type pg from 'pg';
import type { SessionLimits } from './connection-profiles.ts';

/** Shorter than the timeout of other statements, because a request waits for it. */
const checkTimeoutMilliseconds = 1500;
const trustMilliseconds = 1000;

interface NewConnection {
  /**
   * Whether a pooler is between: it gives out process ids of its own. The session then belongs to
   * several programs, and its limits are those of the role.
   */
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

interface Trust {
  /** Trusts a new connection whose server was just seen to take writes. */
  begin(client: pg.ClientBase): void;
  /** Whether the connection works and its server still takes writes. */
  holds(client: pg.ClientBase): Promise<boolean>;
  /** Trusts no connection that is open now, because all of them lead to the same server. */
  endAll(): void;
}

/**
 * Remembers which connections lead to a server that takes writes. A primary that was demoted but
 * still runs would answer reads with what it no longer knows, so each connection is asked again
 * after a second.
 */
export function createTrust(): Trust {
  let era = 0;
  const trusted = new WeakMap<pg.ClientBase, { readonly era: number; readonly since: number }>();
  const begin = (client: pg.ClientBase): void =>
    void trusted.set(client, { era, since: performance.now() });
  const endAll = (): void => void (era += 1);
  return {
    begin,
    endAll,
    async holds(client) {
      const trust = trusted.get(client);
      if (!trust || trust.era < era) return false;
      if (performance.now() - trust.since < trustMilliseconds) return true;
      try {
        const holds = await takesWrites(client);
        if (holds) begin(client);
        else endAll();
        return holds;
      } catch {
        return false; // this connection is lost or slow, which says nothing about the others
      }
    },
  };
}
