/** The public profile, which is found by its share code (product decisions D3). */

import type { Reply } from '../../../contract/endpoints.ts';
import { missedLookUpCost } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal/refusal.ts';
import { findUserByShareCode } from '../accounts/accounts.ts';
import { findFinishedAttempt } from '../survey/survey.ts';
import { presentPublicProfile } from './present.ts';
import { loadProfile, type ProfileDeps } from './profile.ts';

/**
 * Returns the public profile of a share code. A failed look-up counts more towards the rate limit
 * than a successful one, so that codes cannot be guessed. An unknown code, a code that is switched
 * off and an unfinished survey get the same refusal.
 */
export async function publicProfile(
  deps: ProfileDeps,
  client: string,
  typedShareCode: string,
): Promise<Reply<'publicProfile'>> {
  await deps.limits.spend('lookUp', client);
  const owner = await findUserByShareCode(deps, typedShareCode);
  const attempt = owner && (await findFinishedAttempt(deps, owner.id));
  if (!owner?.share_code || !attempt) {
    await deps.limits.add('lookUp', client, missedLookUpCost - 1);
    throw notFound('There is no profile for this share code.');
  }
  return presentPublicProfile(await loadProfile(deps, attempt), owner.share_code);
}
