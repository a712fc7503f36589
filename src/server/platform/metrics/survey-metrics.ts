/** Counts started and finished surveys, separately for people and programs. */

import { Counter, type Registry } from 'prom-client';
import type { AppObserver } from './observer.ts';

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
