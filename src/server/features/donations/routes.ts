import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { getDonation, setDonation } from './choice.ts';
import type { DonationsDeps } from './update-copy.ts';

export const donationsRoutes = (deps: DonationsDeps & { readonly limits: RateLimiter }) => {
  const limited = limitByAccount(deps.limits, 'accountChange');
  return {
    getDonation: (_, caller) => getDonation(deps, caller),
    setDonation: limited(({ body }, caller) => setDonation(deps, caller, body)),
  } satisfies Partial<Handlers>;
};
