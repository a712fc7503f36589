/** The server's numbers for Prometheus: how much and how fast, never who (decisions H3, decisions/017). */

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { calls } from '../../../contract/calls.ts';
import { servedCalls } from '../../../contract/endpoints.ts';
import type { DatabaseObserver, PoolCount } from '../db/observer.ts';
import { routePattern } from '../http/routing/route-pattern.ts';
import type { AppObserver } from './observer.ts';

export interface Metrics extends AppObserver, DatabaseObserver {
  readonly contentType: string;
  /** In Prometheus' text form. */
  text(): Promise<string>;
}

const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** A label is one of these or `file` or `page`: a list, so that nothing that somebody sends can become one. */
const patterns: ReadonlySet<string> = new Set([
  ...servedCalls.map((name) => routePattern(calls[name].path)),
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/docs',
  '/.well-known/security.txt',
  '/ingest/*',
]);

/** A file of the web app has a route of its own; a path without a route is a page of the app, or nothing at all. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return 'page';
  return patterns.has(route) ? route : 'file';
}

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const commitSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const groupSizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];

const survey = (synthetic: boolean): { by: string } => ({ by: synthetic ? 'program' : 'person' });

/** Each has a registry of its own; `version` is the program's. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'spark_info',
    help: 'The version of the program.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);

  const requests = new Histogram({
    name: 'spark_http_request_duration_seconds',
    help: 'Answered requests by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const started = new Counter({
    name: 'spark_surveys_started_total',
    help: 'Surveys begun, retakes included.',
    labelNames: ['by'],
    registers,
  });
  const finished = new Counter({
    name: 'spark_surveys_finished_total',
    help: 'Surveys finished.',
    labelNames: ['by'],
    registers,
  });
  for (const counter of [started, finished])
    for (const synthetic of [false, true]) counter.inc(survey(synthetic), 0); // told from the beginning, so that the first one is a rise

  const commits = new Histogram({
    name: 'spark_commit_duration_seconds',
    help: 'Shared commits of the embedded database, from the first unit to the disk.',
    buckets: commitSeconds,
    registers,
  });
  const groups = new Histogram({
    name: 'spark_commit_group_units',
    help: 'Writes that shared a commit of the embedded database.',
    buckets: groupSizes,
    registers,
  });
  const failures = new Counter({
    name: 'spark_commit_failures_total',
    help: 'Shared commits of which nothing stands.',
    registers,
  });

  const waits = new Histogram({
    name: 'spark_pool_wait_seconds',
    help: 'Waiting for a connection to PostgreSQL, a new one opened included.',
    buckets: requestSeconds,
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
    contentType: registry.contentType,
    text: () => registry.metrics(),
    request({ method, route, status, seconds }) {
      requests.observe(
        {
          method: methods.has(method) ? method : 'other',
          route: routeLabel(route),
          status: `${Math.floor(status / 100)}xx`,
        },
        seconds,
      );
    },
    surveyStarted: (synthetic) => started.inc(survey(synthetic)),
    surveyFinished: (synthetic) => finished.inc(survey(synthetic)),
    startCommit() {
      const end = commits.startTimer();
      return (units) => {
        end();
        if (units === null) failures.inc();
        else groups.observe(units);
      };
    },
    waitForConnection() {
      const end = waits.startTimer();
      return () => void end();
    },
    watchPool(count) {
      countPool = count;
    },
  };
}
