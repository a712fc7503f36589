import type { Handlers } from '../../platform/http/handlers.ts';
import { publicProfile, type PublicProfileDeps } from './public-profile.ts';

export function sharingRoutes(deps: PublicProfileDeps) {
  return {
    publicProfile: ({ params }, _, { client }) => publicProfile(deps, client, params.shareCode),
  } satisfies Partial<Handlers>;
}
