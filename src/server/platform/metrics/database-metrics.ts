import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { FailureCause } from '../db/database-errors.ts';
import type { DatabaseObserver, PoolCount } from '../db/database-observer.ts';
import type { AppObserver } from './app-observer.ts';

function createCommitMetrics(registry: Registry): Pick<DatabaseObserver, 'startCommit'> {
  const registers = [registry];
  const durations = new Histogram({
    name: 'spark_commit_duration_seconds',
    help: 'Shared commits of the embedded database, from the first unit to the disk.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const groupSizes = new Histogram({
    name: 'spark_commit_group_units',
    help: 'Writes that shared a commit of the embedded database.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const failures = new Counter({
    name: 'spark_commit_failures_total',
    help: 'Shared commits of which nothing stands.',
    registers,
  });
  return {
    startCommit() {
      const end = durations.startTimer();
      return (committedUnits) => {
        end();
        if (committedUnits === null) failures.inc();
        else groupSizes.observe(committedUnits);
      };
    },
  };
}

const statementKinds: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'commit',
]);

function createStatementMetrics(registry: Registry): Pick<DatabaseObserver, 'startStatement'> {
  const durations = new Histogram({
    name: 'spark_statement_duration_seconds',
    help: 'Statements sent to PostgreSQL, until its reply. A commit waits for its standby too.',
    labelNames: ['kind'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    startStatement(text) {
      const word = text.split(' ', 1)[0]?.toLowerCase() ?? '';
      const kind = word === 'with' ? 'update' : word; // the only one writes a batch of answers
      return durations.startTimer({ kind: statementKinds.has(kind) ? kind : 'other' });
    },
  };
}

function createPoolMetrics(
  registry: Registry,
): Pick<DatabaseObserver, 'waitForConnection' | 'watchPool'> {
  const registers = [registry];
  const waits = new Histogram({
    name: 'spark_pool_wait_seconds',
    help: 'Waiting for a connection to PostgreSQL, a new one opened included.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  let countPool: (() => PoolCount) | undefined;
  const connections = new Gauge({
    name: 'spark_pool_connections',
    help: 'Connections to PostgreSQL, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const count = countPool?.();
      if (!count) return;
      connections.set({ state: 'idle' }, count.idle);
      connections.set({ state: 'busy' }, count.open - count.idle);
      connections.set({ state: 'waited_for' }, count.waiting);
    },
  });
  return {
    waitForConnection: () => waits.startTimer(),
    watchPool(count) {
      countPool = count;
    },
  };
}

const operations = ['read', 'write'] as const;

export function createDatabaseMetrics(
  registry: Registry,
): Omit<DatabaseObserver, 'failed' | 'writable'> {
  const retries = new Counter({
    name: 'spark_database_retries_total',
    help: 'Units of work that ran again after a conflict with another transaction.',
    labelNames: ['operation'],
    registers: [registry],
  });
  // Start at 0, so that Prometheus sees the first retry as an increase.
  for (const operation of operations) retries.inc({ operation }, 0);
  return {
    ...createCommitMetrics(registry),
    ...createPoolMetrics(registry),
    ...createStatementMetrics(registry),
    retried: (operation) => retries.inc({ operation }),
  };
}

const causes: Readonly<Record<FailureCause, true>> = {
  full: true,
  read_only: true,
  unavailable: true,
  busy: true,
  conflict: true,
  config: true,
  other: true,
};

/** Every count starts at 0, so that Prometheus sees the first failure as an increase. */
export function createFailureMetrics(
  registry: Registry,
): Pick<DatabaseObserver, 'failed' | 'writable'> & Pick<AppObserver, 'mailFailed'> {
  const registers = [registry];
  const errors = new Counter({
    name: 'spark_database_errors_total',
    help: 'Reads and writes that the database failed, by cause.',
    labelNames: ['operation', 'cause'],
    registers,
  });
  for (const operation of operations)
    for (const cause of Object.keys(causes)) errors.inc({ operation, cause }, 0);
  const writable = new Gauge({
    name: 'spark_database_writable',
    help: '1 if the last check could write to the database, otherwise 0.',
    registers,
  });
  writable.set(1);
  const mail = new Counter({
    name: 'spark_mail_failures_total',
    help: 'E-mail messages that were not taken: tried again later, or lost.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['retried', 'lost']) mail.inc({ outcome }, 0);
  return {
    failed: (operation, cause) => errors.inc({ operation, cause }),
    writable: (isWritable) => writable.set(isWritable ? 1 : 0),
    mailFailed: (outcome) => mail.inc({ outcome }),
  };
}
