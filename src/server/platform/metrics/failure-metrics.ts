/** Counts failures of the database and of the mail by their kind, never by person. */

import { Counter, Gauge, type Registry } from 'prom-client';
import type { FailureCause } from '../db/errors.ts';
import type { DatabaseObserver } from '../db/observer.ts';
import type { AppObserver } from './observer.ts';

const operations = ['read', 'write'] as const;
const causes: Readonly<Record<FailureCause, true>> = {
  full: true,
  read_only: true,
  unavailable: true,
  busy: true,
  conflict: true,
  config: true,
  other: true,
};
const outcomes = ['retried', 'lost'] as const;

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
  for (const outcome of outcomes) mail.inc({ outcome }, 0);
  return {
    failed: (operation, cause) => errors.inc({ operation, cause }),
    writable: (isWritable) => writable.set(isWritable ? 1 : 0),
    mailFailed: (outcome) => mail.inc({ outcome }),
  };
}
