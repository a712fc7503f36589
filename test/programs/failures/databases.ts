/** The databases that a failure can break, each with the settings of nodes that use it. */

import { startPooler } from '../../support/postgres/pooler.ts';
import { startRelay } from '../../support/postgres/relay.ts';
import { startReplicated } from '../../support/postgres/replica.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres/server.ts';

export interface NodeDatabase {
  readonly settings: Readonly<Record<string, string>>;
  /** The only PostgreSQL, which may be stopped and started. */
  readonly server?: PostgresServer;
  /** A primary with a standby behind one address. */
  readonly replicated?: {
    /** Makes the standby the primary. The old one stays alive and takes only reads. */
    promote(): Promise<void>;
    /** Moves the address to the new primary. */
    redirect(): void | Promise<void>;
  };
}

export type OpenDatabase = (cleanup: AsyncDisposableStack) => Promise<NodeDatabase>;

export const embedded: OpenDatabase = () => Promise.resolve({ settings: {} });

export const onePostgres: OpenDatabase = async (cleanup) => {
  const server = await startPostgres({ durable: true, loopback: true });
  cleanup.defer(() => server.remove());
  return { settings: { DATABASE_URL: server.url('postgres') }, server };
};

async function openReplicated(cleanup: AsyncDisposableStack) {
  const postgres = await startReplicated();
  cleanup.defer(() => postgres.remove());
  return postgres;
}

/** Open connections to the old primary stay open when the address moves. */
export const replicatedBehindRelay: OpenDatabase = async (cleanup) => {
  const { primary, primaryPort, standbyPort, promote } = await openReplicated(cleanup);
  const relay = await startRelay(primaryPort);
  cleanup.defer(() => relay.stop());
  const url = new URL(primary.url('postgres'));
  url.port = String(relay.port);
  const redirect = () => relay.pointTo(standbyPort);
  return { settings: { DATABASE_URL: url.href }, replicated: { promote, redirect } };
};

export const replicatedBehindPooler: OpenDatabase = async (cleanup) => {
  const { primary, standby, promote } = await openReplicated(cleanup);
  const direct = primary.url('postgres');
  const pooler = await startPooler(direct);
  cleanup.defer(() => pooler.stop());
  const redirect = () => pooler.pointTo(standby.url('postgres'));
  return {
    settings: { DATABASE_URL: pooler.url('postgres'), MIGRATION_DATABASE_URL: direct },
    replicated: { promote, redirect },
  };
};
