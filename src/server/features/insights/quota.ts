/**
 * How many texts may be requested: by an account, from a network, and on the whole site (product
 * decisions E2).
 */

import { utcDay } from '../../platform/clock/utc.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ProfileDeps } from '../profile/profile.ts';

type QuotaDeps = Pick<ProfileDeps, 'db' | 'limits' | 'now'>;

/** Returns the day whose count was spent. */
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
 * Whether the site may call the model once more today; retries count, since each call costs the
 * operator.
 */
export async function spendSiteQuota({ db, limits }: QuotaDeps): Promise<boolean> {
  const meter = await limits.today();
  return db.write((tx) => meter.trySpend(tx, 'insightOfSite', 'site'));
}

/**
 * Returns the account's text when the site's limit prevented the call. The next day's count is full
 * anyway. The network's count stays spent, which bounds the number of requests.
 */
export async function refundQuota(
  { limits, now }: QuotaDeps,
  { userId }: Caller,
  spentDay: string,
): Promise<void> {
  if (utcDay(now()) === spentDay) await limits.add('insight', userId, -1);
}
