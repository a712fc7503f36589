/** The server's metrics, which contain no personal data. */

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { calls, servedCalls } from '../../../contract/endpoints.ts';
import type { DatabaseObserver } from '../db/database-observer.ts';
import { routePattern } from '../http/routing.ts';
import type { AppObserver } from './app-observer.ts';
import { createDatabaseMetrics, createFailureMetrics } from './database-metrics.ts';
import { createStorageMetrics, type StorageFigures } from './storage-metrics.ts';

const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** The only routes that become labels, so that nothing a client sends can become one. */
const routePatterns: ReadonlySet<string> = new Set([
  ...servedCalls.map((name) => routePattern(calls[name].path)),
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/docs',
  '/.well-known/security.txt',
  '/ingest/*',
]);

/** All files share 'file'. A request that matches no route is for a page of the web app. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return 'page';
  return routePatterns.has(route) ? route : 'file';
}

/** Tells refusals by a rate limit from other mistakes of clients. */
const statusLabel = (status: number): string =>
  status === 429 ? '429' : `${Math.floor(status / 100)}xx`;

function createRequestMetrics(registry: Registry): Pick<AppObserver, 'request'> {
  const durations = new Histogram({
    name: 'spark_http_request_duration_seconds',
    help: 'Answered requests by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    request({ method, route, status, seconds }) {
      const labels = {
        method: methods.has(method) ? method : 'other',
        route: routeLabel(route),
        status: statusLabel(status),
      };
      durations.observe(labels, seconds);
    },
  };
}

const surveyLabels = (synthetic: boolean) => ({ by: synthetic ? 'program' : 'person' });

function createProductMetrics(registry: Registry): Omit<AppObserver, 'request' | 'mailFailed'> {
  const registers = [registry];
  const createCounter = (name: string, help: string): Counter<'by'> => {
    const counter = new Counter({ name, help, labelNames: ['by'], registers });
    // Start at 0, so that Prometheus sees the first survey as an increase.
    for (const synthetic of [false, true]) counter.inc(surveyLabels(synthetic), 0);
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
  const overdue = new Gauge({
    name: 'spark_overdue_accounts',
    help: 'Accounts that were idle for 24 months and are not deleted yet.',
    registers,
  });
  const retained = new Gauge({
    name: 'spark_retention_last_success_timestamp_seconds',
    help: 'When what is due was last deleted; at first, when the program started.',
    registers,
  });
  retained.setToCurrentTime();
  return {
    overdueAccounts: (count) => overdue.set(count),
    retentionSucceeded: () => retained.setToCurrentTime(),
    surveyStarted: (synthetic) => started.inc(surveyLabels(synthetic)),
    surveyFinished: (synthetic) => finished.inc(surveyLabels(synthetic)),
    rowsOnPreviousKey(counts) {
      for (const [kind, count] of Object.entries(counts)) rows.set({ kind }, count);
    },
  };
}

export interface Metrics extends AppObserver, DatabaseObserver {
  watchStorage(measure: () => Promise<StorageFigures>): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'spark_info',
    help: 'The version of the program.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  const storage = createStorageMetrics(registry);
  return {
    contentType: registry.contentType,
    async text() {
      await storage.refreshStorage();
      return registry.metrics();
    },
    watchStorage: storage.watchStorage,
    ...createFailureMetrics(registry),
    ...createRequestMetrics(registry),
    ...createProductMetrics(registry),
    ...createDatabaseMetrics(registry),
  };
}
