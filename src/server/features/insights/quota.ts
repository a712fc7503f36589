/**
 * Limits the number of texts per account, per network and for the whole site
 * (product decisions E2).
 */

import { utcDay } from '../../platform/clock/utc.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ProfileDeps } from '../profile/profile.ts';

type QuotaDeps = Pick<ProfileDeps, 'limits' | 'now'>;

/**
 * Counts one request against the limit of the account and against the limit of the caller's
 * network. Returns the UTC day of the count.
 */
export async function spendQuota(
  { limits, now }: QuotaDeps,
  { userId }: Caller,
  client: string,
): Promise<string> {
  const spentDay = utcDay(now());
  await limits.spend('insight', userId);
  await limits.spend('insightOfClient', client);
  return spentDay;
}

/**
 * Counts one call of the model and returns whether the daily limit of the site allows it. Retries
 * count too, because the operator pays for each call.
 */
export const spendSiteQuota = ({ limits }: QuotaDeps): Promise<boolean> =>
  limits.trySpend('insightOfSite', 'site');

/**
 * Reduces the account's count by one, because the limit of the site prevented the call. Does
 * nothing if the request was counted on an earlier day, because today's count does not include it.
 * The network's count stays as it is, so that the number of requests remains limited.
 */
export async function refundQuota(
  { limits, now }: QuotaDeps,
  { userId }: Caller,
  spentDay: string,
): Promise<void> {
  if (utcDay(now()) === spentDay) await limits.add('insight', userId, -1);
}
