import type { Handlers } from '../../platform/http/handlers.ts';
import { compareProfiles, type ComparisonDeps } from './comparison.ts';

export function comparisonRoutes(deps: ComparisonDeps) {
  return {
    compareProfiles: ({ body }, caller, { client }) => compareProfiles(deps, caller, client, body),
  } satisfies Partial<Handlers>;
}
