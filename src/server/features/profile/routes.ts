import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { exportData } from './export.ts';
import { getProfile, type ProfileDeps, profileStatus } from './profile.ts';

export function profileRoutes(deps: ProfileDeps) {
  const limited = limitByAccount(deps.limits, 'compute');
  return {
    computeProfile: limited(({ body }, caller) => getProfile(deps, caller, body.userId)),
    profileStatus: (_, caller) => profileStatus(deps, caller),
    exportData: (_, caller) => exportData(deps, caller),
  } satisfies Partial<Handlers>;
}
