import type { Handlers } from '../http.ts';
import { compareProfiles, type ComparisonDeps } from './comparison.ts';

export function comparisonRoutes(deps: ComparisonDeps) {
  return {
    compareProfiles: ({ body }, caller) => compareProfiles(deps, caller, body),
  } satisfies Partial<Handlers>;
}
