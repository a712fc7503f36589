/** Counts what depends on a master key that is being replaced (ADR 36). */

import { Gauge, type Registry } from 'prom-client';
import type { AppObserver } from './observer.ts';

export function createAccountMetrics(registry: Registry): Pick<AppObserver, 'rowsOnPreviousKey'> {
  const rows = new Gauge({
    name: 'spark_rows_on_previous_key',
    help: 'What the current master key neither finds nor opens, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    rowsOnPreviousKey(counts) {
      for (const [kind, count] of Object.entries(counts)) rows.set({ kind }, count);
    },
  };
}
