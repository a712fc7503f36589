import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { getProfile, profileStatus } from './profile.ts';

export function profileRoutes(deps: Services) {
  const limited = limitByAccount(deps.limits, 'compute');
  return {
    computeProfile: limited(({ body }, caller) => getProfile(deps, caller, body.userId)),
    profileStatus: (_, caller) => profileStatus(deps, caller),
  } satisfies Partial<Handlers>;
}
