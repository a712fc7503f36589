import type { Services } from '../../platform/app-services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { compareProfiles } from './comparison.ts';

export function comparisonRoutes(deps: Services) {
  return {
    compareProfiles: ({ body }, caller, { client }) => compareProfiles(deps, caller, client, body),
  } satisfies Partial<Handlers>;
}
