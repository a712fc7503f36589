import { type Handlers, Streamed } from '../../platform/http/handlers.ts';
import { discardInsight, type InsightsDeps, writeInsight } from './insights.ts';

export function insightsRoutes(deps: InsightsDeps) {
  return {
    writeInsight: async (_, caller, origin) =>
      new Streamed(await writeInsight(deps, caller, origin)),
    async discardInsight(_, caller) {
      await discardInsight(deps, caller);
      return {};
    },
  } satisfies Partial<Handlers>;
}
