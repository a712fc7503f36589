/**
 * Counts the accounts that a reader of the database could still read (ADR 22), and what depends
 * on a master key that is being replaced (ADR 36).
 */

import { Gauge, type Registry } from 'prom-client';
import type { AppObserver } from './observer.ts';

export function createAccountMetrics(
  registry: Registry,
): Pick<AppObserver, 'clearAccounts' | 'rowsOnPreviousKey'> {
  const accounts = new Gauge({
    name: 'spark_clear_accounts',
    help: 'Accounts stored in clear, because their owners have not signed in since the upgrade.',
    registers: [registry],
  });
  const rows = new Gauge({
    name: 'spark_rows_on_previous_key',
    help: 'What the current master key neither finds nor opens, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    clearAccounts: (count) => accounts.set(count),
    rowsOnPreviousKey(counts) {
      for (const [kind, count] of Object.entries(counts)) rows.set({ kind }, count);
    },
  };
}
