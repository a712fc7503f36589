import type { Handlers } from '../../platform/http/handlers.ts';
import { exportData } from './export.ts';
import { getProfile, type ProfileDeps, profileStatus } from './profile.ts';
import { publicProfile } from './public-profile.ts';

export function profileRoutes(deps: ProfileDeps) {
  return {
    computeProfile: ({ body }, caller) => getProfile(deps, caller, body.userId),
    profileStatus: (_, caller) => profileStatus(deps, caller),
    exportData: (_, caller) => exportData(deps, caller),
    publicProfile: ({ params }, _, { client }) => publicProfile(deps, client, params.shareCode),
  } satisfies Partial<Handlers>;
}
