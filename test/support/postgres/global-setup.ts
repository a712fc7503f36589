/**
 * Starts PostgreSQL once per run, with a template database that every test app copies. With
 * `POOLER=on` the tests reach it through PgBouncer in transaction mode. With `PARTITIONS=4` the
 * tables of accounts are partitioned, so that keys and foreign keys must meet the conditions of an
 * engine that distributes tables.
 */

import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { migrateToPartitions } from './partitions.ts';
import { startPooler } from './pooler.ts';
import { queryOnce } from './query.ts';
import { type PostgresServer, startPostgres } from './server.ts';

export interface TestPostgres {
  /** A database URL for this server. Its database name is the placeholder `DATABASE`. */
  readonly url: string;
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres | null;
  }
}

const template = 'spark_template';

const partitionCount = Number(process.env.PARTITIONS ?? 0);

async function makeTemplate(server: PostgresServer): Promise<void> {
  await queryOnce(server.url('postgres'), `create database ${template}`);
  const db = openPostgres(server.url(template));
  if (partitionCount > 0) await migrateToPartitions(db, partitionCount);
  else await db.migrate();
  await db.close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using starting = new AsyncDisposableStack();
  const server = await startPostgres();
  starting.defer(() => server.remove());
  await makeTemplate(server);
  const pooler = process.env.POOLER ? await startPooler(server.url('postgres')) : null;
  if (pooler) starting.defer(() => pooler.stop());
  const url = (pooler ?? server).url('DATABASE');
  project.provide('postgres', { url, template });
  const running = starting.move();
  return () => running.disposeAsync();
}
