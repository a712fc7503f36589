import type { Handlers } from '../../platform/http/handlers.ts';
import { discardInsight, type InsightServices, writeInsight } from './insights.ts';

export function insightsRoutes(deps: InsightServices) {
  return {
    writeInsight: (_, caller, origin) => writeInsight(deps, caller, origin),
    async discardInsight(_, caller) {
      await discardInsight(deps, caller);
      return {};
    },
  } satisfies Partial<Handlers>;
}
