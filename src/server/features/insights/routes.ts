import type { Handlers } from '../../platform/http/http.ts';
import { Streamed } from '../../platform/http/streamed.ts';
import { discardInsight } from '../profile/profile.ts';
import { type InsightsDeps, writeInsight } from './insights.ts';

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
