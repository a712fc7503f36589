/**
 * Starts PostgreSQL once per run, with a template database that every test app copies. With
 * `POOLER=on` (`npm run pooler`) the tests reach it through PgBouncer in transaction mode.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { startPooler } from './pooler.ts';
import { startPostgres } from './server.ts';
import { checkStatements } from './statements/check.ts';
import { readStatements, recordStatements } from './statements/record.ts';

export interface TestPostgres {
  /** A database URL for this server. Its database name is the placeholder `DATABASE`. */
  readonly url: string;
  readonly template: string;
  /** The folder in which every process records the statements that it sends. */
  readonly statements: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres | null;
  }
}

const template = 'spark_template';

async function haveAllRun(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules();
  return modules.filter((module) => module.project === project).length === testFiles.length;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const statements = mkdtempSync(join(tmpdir(), 'spark-statements-'));
  recordStatements(statements);
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
  const url = (pooler ?? server).url('DATABASE');
  project.provide('postgres', { url, template, statements });
  return async () => {
    await pooler?.stop();
    await server.remove();
    const areComplete = !pooler && (await haveAllRun(project));
    try {
      await checkStatements(readStatements(statements), { areComplete });
    } finally {
      rmSync(statements, { recursive: true });
    }
  };
}
