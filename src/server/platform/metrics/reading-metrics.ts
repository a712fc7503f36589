/** Counts shared readings by state, never by person. */

import { Gauge, type Registry } from 'prom-client';
import type { AppObserver } from './observer.ts';

export function createReadingMetrics(registry: Registry): Pick<AppObserver, 'sharedReadings'> {
  const readings = new Gauge({
    name: 'spark_shared_readings',
    help: 'Shared readings by state: invited, joined, revealed, ended.',
    labelNames: ['state'],
    registers: [registry],
  });
  return {
    sharedReadings(counts) {
      for (const [state, count] of Object.entries(counts))
        readings.set({ state: state.toLowerCase() }, count);
    },
  };
}
