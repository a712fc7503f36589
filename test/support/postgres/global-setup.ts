/** Starts PostgreSQL once per run, with a template database that every test app copies. */

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
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
  project.provide('postgres', { url: server.url('DATABASE'), template });
  return () => server.remove();
}
