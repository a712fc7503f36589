/** Counts surveys, shared readings and rows of a previous master key, never by person. */

import { Gauge, type Registry, Counter } from 'prom-client';
import type { AppObserver } from './observer.ts';

const labels = (synthetic: boolean): { by: string } => ({ by: synthetic ? 'program' : 'person' });

export function createProductMetrics(
  registry: Registry,
): Omit<AppObserver, 'request' | 'mailFailed'> {
  const registers = [registry];
  const createCounter = (name: string, help: string): Counter<'by'> => {
    const counter = new Counter({ name, help, labelNames: ['by'], registers });
    // Start at 0, so that Prometheus sees the first survey as an increase.
    for (const synthetic of [false, true]) counter.inc(labels(synthetic), 0);
    return counter;
  };
  const started = createCounter('spark_surveys_started_total', 'Surveys begun, retakes included.');
  const finished = createCounter('spark_surveys_finished_total', 'Surveys finished.');
  const rows = new Gauge({
    name: 'spark_rows_on_previous_key',
    help: 'What the current master key neither finds nor opens, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const readings = new Gauge({
    name: 'spark_shared_readings',
    help: 'Shared readings by state: invited, joined, revealed, ended.',
    labelNames: ['state'],
    registers,
  });
  return {
    surveyStarted: (synthetic) => started.inc(labels(synthetic)),
    surveyFinished: (synthetic) => finished.inc(labels(synthetic)),
    rowsOnPreviousKey(counts) {
      for (const [kind, count] of Object.entries(counts)) rows.set({ kind }, count);
    },
    sharedReadings(counts) {
      for (const [state, count] of Object.entries(counts))
        readings.set({ state: state.toLowerCase() }, count);
    },
  };
}
