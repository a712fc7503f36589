import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { getDonation, setDonation } from './choice.ts';

export const donationsRoutes = (deps: Services & { readonly limits: RateLimiter }) => {
  const limited = limitByAccount(deps.limits, 'accountChange');
  return {
    getDonation: (_, caller) => getDonation(deps, caller),
    setDonation: limited(({ body }, caller) => setDonation(deps, caller, body)),
  } satisfies Partial<Handlers>;
};
