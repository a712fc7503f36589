/** Counts started and finished surveys, separately for people and programs. */

import { Gauge, type Registry, Counter } from 'prom-client';
import type { AppObserver } from './observer.ts';

/** Counts what depends on a master key that is being replaced (ADR 36). */
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

/** Counts shared readings by state, never by person. */
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

const labels = (synthetic: boolean): { by: string } => ({ by: synthetic ? 'program' : 'person' });

function createCounter(registry: Registry, name: string, help: string): Counter<'by'> {
  const counter = new Counter({ name, help, labelNames: ['by'], registers: [registry] });
  // Start at 0, so that Prometheus sees the first survey as an increase.
  for (const synthetic of [false, true]) counter.inc(labels(synthetic), 0);
  return counter;
}

export function createSurveyMetrics(
  registry: Registry,
): Pick<AppObserver, 'surveyStarted' | 'surveyFinished'> {
  const started = createCounter(
    registry,
    'spark_surveys_started_total',
    'Surveys begun, retakes included.',
  );
  const finished = createCounter(registry, 'spark_surveys_finished_total', 'Surveys finished.');
  return {
    surveyStarted: (synthetic) => started.inc(labels(synthetic)),
    surveyFinished: (synthetic) => finished.inc(labels(synthetic)),
  };
}
