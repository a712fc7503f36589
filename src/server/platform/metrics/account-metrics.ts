/** Counts the accounts that a reader of the database could still read (ADR 22). */

import { Gauge, type Registry } from 'prom-client';
import type { AppObserver } from './observer.ts';

export function createAccountMetrics(registry: Registry): Pick<AppObserver, 'clearAccounts'> {
  const accounts = new Gauge({
    name: 'spark_clear_accounts',
    help: 'Accounts stored in clear, because their owners have not signed in since the upgrade.',
    registers: [registry],
  });
  return { clearAccounts: (count) => accounts.set(count) };
}
