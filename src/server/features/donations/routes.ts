import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { getDonation, setDonation } from './choice.ts';
import {
  answerStudy,
  joinStudy,
  leaveStudy,
  openStudy,
  ownStudy,
} from './studies/participation.ts';

export const donationsRoutes = (deps: Services & { readonly limits: RateLimiter }) => {
  const limited = limitByAccount(deps.limits, 'accountChange');
  return {
    getDonation: (_, caller) => getDonation(deps, caller),
    setDonation: limited(({ body }, caller) => setDonation(deps, caller, body)),
    openStudy: ({ body }, _, { client }) => openStudy(deps, client, body.token),
    ownStudy: (_, caller) => ownStudy(deps, caller),
    joinStudy: limited(({ body }, caller) => joinStudy(deps, caller, body.token)),
    answerStudy: limited(({ body }, caller) => answerStudy(deps, caller, body)),
    leaveStudy: limited((_, caller) => leaveStudy(deps, caller)),
  } satisfies Partial<Handlers>;
};
