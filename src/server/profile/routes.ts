import type { Handlers } from '../http.ts';
import { getProfile, type ProfileDeps, profileStatus, publicProfile } from './profile.ts';

export function profileRoutes(deps: ProfileDeps) {
  return {
    computeProfile: ({ body }, caller) => getProfile(deps, caller, body.userId),
    profileStatus: (_, caller) => profileStatus(deps, caller),
    publicProfile: ({ params }) => publicProfile(deps, params.shareCode),
  } satisfies Partial<Handlers>;
}
