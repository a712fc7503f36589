/** Opening somebody's link. The server does not learn who opens it: no session is looked at. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { describeLink } from '../../../core/sharing/link.ts';
import { hashLinkToken } from '../../platform/crypto/link-token.ts';
import { missedLookUpCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import { profileWords } from '../../platform/texts.ts';
import { itemTexts } from '../survey/survey.ts';
import { openRecord } from './link-content.ts';
import { findLinkByToken, hasEnded } from './link-store.ts';
import type { LinksDeps } from './own-links.ts';

/** A miss counts more towards the rate limit than a hit, so that no secret can be guessed. */
export async function refuseMiss(
  limits: RateLimiter,
  client: string,
  detail: string,
): Promise<never> {
  await limits.add('lookUp', client, missedLookUpCost - 1);
  throw notFound(detail);
}

/** Refuses an unknown, an ended and a deleted link, and one whose owner is gone, alike. */
export async function openLink(
  deps: LinksDeps,
  client: string,
  { token }: Input<'openLink'>['body'],
): Promise<Reply<'openLink'>> {
  await deps.limits.spend('lookUp', client);
  const row = await deps.db.read((tx) => findLinkByToken(tx, hashLinkToken(token)));
  const record = row && !hasEnded(row, deps.now()) ? openRecord(token, row) : null;
  if (!row || !record)
    return refuseMiss(
      deps.limits,
      client,
      'This link shows nothing, or nothing any more. Please ask for a new one.',
    );
  return describeLink(deps.bank, record, await itemTexts(deps), profileWords());
}
