/**
 * Starts PostgreSQL once per run, with a template database that every test app copies. With
 * `POOLER=on` (`npm run pooler`) the tests reach it through PgBouncer in transaction mode.
 */

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { startPooler } from './pooler.ts';
import { startPostgres } from './server.ts';

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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(`create database ${template}`);
    const db = openPostgres(server.url(template));
    await db.migrate();
    await db.close();
    await client.end();
  } catch (error) {
    await server.remove();
    throw error;
  }
  const pooler = process.env.POOLER ? await startPooler(server.url('postgres')) : null;
  project.provide('postgres', { url: (pooler ?? server).url('DATABASE'), template });
  return async () => {
    await pooler?.stop();
    await server.remove();
  };
}
