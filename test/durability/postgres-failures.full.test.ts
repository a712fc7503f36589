/** Short runs of `npm run trial`. */

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onePostgres } from '../programs/failures/databases.ts';
import { runFailure, type RunOptions } from '../programs/failures/driver.ts';
import { failures } from '../programs/failures/failures.ts';
import { breakCluster } from '../programs/trial/cluster.ts';
import { findMissingPackages } from '../programs/trial/start-cluster.ts';
import { walkManual } from '../programs/trial/walk.ts';
import { findPgBouncer } from '../support/postgres/pooler.ts';
import { canReplicate } from '../support/postgres/replica.ts';
import { findNginx } from '../support/process/nginx.ts';

const timeoutMilliseconds = 300_000;

/** Whether a program is here. Continuous integration must not pass without it. */
function isHere(isFound: boolean, name: string): boolean {
  if (isFound) return true;
  if (process.env['CI']) throw new Error(`There is no ${name} here.`);
  console.warn(`\n*** There is no ${name} here.\n*** THE FAILURES THAT NEED IT ARE SKIPPED.\n`);
  return false;
}
const [hasNginx, hasReplication, hasPooler] = [
  isHere(findNginx() !== null, 'nginx'),
  isHere(canReplicate(), 'pg_basebackup'),
  isHere(findPgBouncer() !== null, 'PgBouncer'),
];
const hasCluster = isHere(findMissingPackages().length === 0, 'Patroni, etcd or HAProxy');
const isBuilt = isHere(existsSync('dist/web/index.html'), 'built web app');

/** How many times longer than on a quiet machine everything may take here. */
const patience = 8;

const runs: readonly (readonly [name: string, canRun: boolean, options: RunOptions])[] = [
  ['kill-9', true, { rounds: 3 }],
  ['kill-9', true, { rounds: 4, database: onePostgres }],
  ['outage', true, { rounds: 2 }],
  ['failover', hasReplication, {}],
  ['rolling-restart', hasNginx, { rounds: 1 }],
  ['unread-replies', true, { rounds: 1 }],
];

describe('no acknowledged answer is lost by', () => {
  for (const [name, canRun, options] of runs)
    test.runIf(canRun)(
      `${name}${options.database ? ' with PostgreSQL' : ''}`,
      async () => {
        const failure = failures[name];
        if (!failure) throw new Error(`there is no failure ${name}`);
        expect(await runFailure(failure, { patience, ...options })).toEqual([]);
      },
      timeoutMilliseconds,
    );

  test.runIf(hasCluster)(
    'a hung machine of the cluster',
    async () => {
      expect(await breakCluster({ only: 'machine hung', patience })).toEqual([]);
    },
    timeoutMilliseconds,
  );

  test.runIf(hasNginx && hasReplication && hasPooler && isBuilt)(
    'an operator who walks the manual',
    async () => {
      expect(await walkManual('manual')).toEqual([]);
    },
    timeoutMilliseconds,
  );
});
