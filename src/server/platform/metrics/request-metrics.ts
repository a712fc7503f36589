/** Measures requests by method, route pattern and class of status (2xx, 4xx, 429 and so on). */

import { Histogram, type Registry } from 'prom-client';
import { calls, servedCalls } from '../../../contract/endpoints.ts';
import { routePattern } from '../http/routing.ts';
import type { AppObserver } from './observer.ts';

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

/** A refusal by a rate limit is told apart from mistakes of clients. */
const statusLabel = (status: number): string =>
  status === 429 ? '429' : `${Math.floor(status / 100)}xx`;

export function createRequestMetrics(registry: Registry): Pick<AppObserver, 'request'> {
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
