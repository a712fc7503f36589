/** Opening somebody's link. The server does not learn who opens it: no session is looked at. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { hashLinkToken } from '../../platform/crypto/link-token.ts';
import { missedLookUpCost } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import { itemTexts } from '../survey/survey.ts';
import { openRecord } from './link-content.ts';
import { presentRecord } from './link-record.ts';
import { addView, findLinkByToken, hasEnded } from './link-store.ts';
import type { LinksDeps } from './links-deps.ts';

/**
 * Returns what the link shows. An unknown, an ended and a deleted link, and one whose owner is
 * gone, get the same refusal, which counts more towards the rate limit than a success.
 */
export async function openLink(
  deps: LinksDeps,
  client: string,
  { token, countsAsView }: Input<'openLink'>['body'],
): Promise<Reply<'openLink'>> {
  await deps.limits.spend('lookUp', client);
  const row = await deps.db.read((tx) => findLinkByToken(tx, hashLinkToken(token)));
  const record = row && !hasEnded(row, deps.now()) ? openRecord(token, row) : null;
  if (!row || !record) {
    await deps.limits.add('lookUp', client, missedLookUpCost - 1);
    throw notFound('This link shows nothing, or nothing any more. Please ask for a new one.');
  }
  const reply = presentRecord(deps.bank, record, await itemTexts(deps));
  if (countsAsView) await deps.db.write((tx) => addView(tx, row));
  return reply;
}
