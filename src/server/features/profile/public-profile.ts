/** The profile that a share code shows (product decisions D3). */

import type { Reply } from '../../../contract/endpoints.ts';
import { missedLookUpCost } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal/refusal.ts';
import { findUserByShareCode } from '../accounts/accounts.ts';
import { findFinishedAttempt } from '../survey/survey.ts';
import { presentPublicProfile } from './present.ts';
import { loadProfile, type ProfileDeps } from './profile.ts';

/**
 * A miss costs more than a hit, so that codes cannot be guessed one by one. An unknown code, a code
 * that is switched off and an unfinished survey get the same answer.
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
