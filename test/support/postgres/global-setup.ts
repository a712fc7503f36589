/**
 * Starts PostgreSQL once per run, with a template database that every test app copies. With
 * `POOLER=on` the tests reach it through PgBouncer in transaction mode. With `PARTITIONS=4` the
 * tables of accounts are partitioned, so that keys and foreign keys must meet the conditions of an
 * engine that distributes tables.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestModuleState, TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { isAboutPostgres, isFull } from '../tiers.ts';
import { migrateToPartitions } from './partitions.ts';
import { startPooler } from './pooler.ts';
import { queryOnce } from './query.ts';
import { type PostgresServer, startPostgres } from './server.ts';
import { checkStatements } from './statements/check.ts';
import { recordStatements } from './statements/record.ts';

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

const partitionCount = Number(process.env.PARTITIONS ?? 0);

/** Whether every test file has one of these states. A run by test name skips some files. */
async function haveAll(
  project: TestProject,
  ...states: readonly TestModuleState[]
): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project === project && states.includes(module.state()));
  return modules.length === testFiles.length;
}

const measureFiles = (project: TestProject): Map<string, number> =>
  new Map(
    project.vitest.state
      .getTestModules()
      .filter((module) => module.project === project)
      .map((module) => [module.relativeModuleId, module.diagnostic().duration / 1000]),
  );

async function makeTemplate(server: PostgresServer): Promise<void> {
  await queryOnce(server.url('postgres'), `create database ${template}`);
  const db = openPostgres(server.url(template));
  if (partitionCount > 0) await migrateToPartitions(db, partitionCount);
  else await db.migrate();
  await db.close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using starting = new AsyncDisposableStack();
  const statements = mkdtempSync(join(tmpdir(), 'spark-statements-'));
  starting.defer(() => rmSync(statements, { recursive: true }));
  const server = await startPostgres();
  starting.defer(() => server.remove());
  recordStatements(statements, () => undefined);
  await makeTemplate(server);
  const pooler = process.env.POOLER ? await startPooler(server.url('postgres')) : null;
  if (pooler) starting.defer(() => pooler.stop());
  const url = (pooler ?? server).url('DATABASE');
  project.provide('postgres', { url, template, statements });
  // The list holds what is sent to plain tables, without a pooler in front.
  const isListed = !pooler && partitionCount === 0;
  const running = starting.move();
  return async () => {
    await using _ = running;
    await checkStatements({
      folder: statements,
      haveRun: isListed && (await haveAll(project, 'passed', 'failed')),
      havePassed: isListed && (await haveAll(project, 'passed')),
      isFull,
      seconds: measureFiles(project),
      runsAnyway: isAboutPostgres,
    });
  };
}
