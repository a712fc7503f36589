/** Servers and databases that end, and are removed, when the block that uses them is left. */

import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../test/support/postgres/server.ts';
import { type ServerProcess, startServer } from '../../test/support/process/server-process.ts';

export type Settings = Readonly<Record<string, string>>;

export const openFolder = () => mkdtempDisposableSync(join(tmpdir(), 'spark-bench-'));

interface Place {
  /** The data folder; by default a new one, which is removed with the server. */
  readonly folder?: string;
  /** Another program than the server of this checkout. */
  readonly program?: string;
}

export async function openServer(
  settings: Settings = {},
  { folder, program }: Place = {},
): Promise<ServerProcess & AsyncDisposable> {
  const own = folder === undefined ? openFolder() : null;
  const environment = { RATE_LIMIT_SCALE: '1000000', ...settings };
  const server = await startServer(folder ?? own?.path ?? '', environment, program);
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.stop();
      own?.remove();
    },
  };
}

/** Starts PostgreSQL with its first database, `postgres`, and further ones. */
export async function openPostgres(
  ...databases: readonly string[]
): Promise<PostgresServer & AsyncDisposable> {
  const postgres = await startPostgres({ durable: true, loopback: true });
  for (const name of databases) await runSql(postgres.url('postgres'), `create database ${name}`);
  return { ...postgres, [Symbol.asyncDispose]: () => postgres.remove() };
}

/** Runs one statement and returns its rows. */
export async function runSql(
  url: string,
  statement: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
