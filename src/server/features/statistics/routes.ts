import type { Handlers } from '../../platform/http/handlers.ts';
import { createStatisticsReader, type StatisticsDeps } from './read-statistics.ts';

export function statisticsRoutes(deps: StatisticsDeps) {
  return { publicStatistics: createStatisticsReader(deps) } satisfies Partial<Handlers>;
}
