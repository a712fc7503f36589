/** Metrics for Prometheus: how much and how fast, never who (H3, ADR 11). */

import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DatabaseObserver } from '../db/observer.ts';
import { createDatabaseMetrics } from './database-metrics.ts';
import type { AppObserver } from './observer.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createSurveyMetrics } from './survey-metrics.ts';

export interface Metrics extends AppObserver, DatabaseObserver {
  readonly contentType: string;
  /** In Prometheus' text format. */
  text(): Promise<string>;
}

/** Each call makes a registry of its own; `version` is the program's. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'spark_info',
    help: 'The version of the program.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    ...createRequestMetrics(registry),
    ...createSurveyMetrics(registry),
    ...createDatabaseMetrics(registry),
  };
}
