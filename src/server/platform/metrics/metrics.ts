/** Metrics for Prometheus: counts and durations, never personal data (H3). */

import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DatabaseObserver } from '../db/observer.ts';
import { createDatabaseMetrics, createFailureMetrics } from './database-metrics.ts';
import type { AppObserver } from './observer.ts';
import { createProductMetrics } from './product-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createStorageMetrics, type StorageMetrics } from './storage-metrics.ts';

export interface Metrics extends AppObserver, DatabaseObserver {
  watchStorage: StorageMetrics['watchStorage'];
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
