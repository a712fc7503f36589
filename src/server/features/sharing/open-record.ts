/**
 * What a person shows, as others open it: the public record by the share code, and links. The
 * server does not learn who opens a link: no session is looked at.
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { describeLink, describeThemes } from '../../../core/sharing/link.ts';
import { decodeRecord, type PublicRecord } from '../../../core/sharing/record.ts';
import { unknownCode } from '../../../core/survey/refusals.ts';
import type { Services } from '../../platform/app-services.ts';
import { listKeys } from '../../platform/crypto/keyring.ts';
import { hashLinkToken } from '../../platform/crypto/link-token.ts';
import { missedLookUpCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import { domainWords, profileWords } from '../../platform/texts.ts';
import { hashShareCode, normaliseShareCode, shareCodeColumns } from '../accounts/accounts.ts';
import { requireKeyInUse } from '../keys/keys.ts';
import { itemTexts } from '../survey/survey.ts';
import { openRecord } from './links.ts';
import { findLinkByToken, hasEnded, openPublicRecord, replaceShareCodeHash } from './store.ts';

/** A miss counts more towards the rate limit than a hit, so that no secret can be guessed. */
export async function refuseMiss(
  limits: RateLimiter,
  client: string,
  detail: string,
): Promise<never> {
  await limits.add('lookUp', client, missedLookUpCost - 1);
  throw notFound(detail);
}

interface FoundRecord {
  /** As it was issued. */
  readonly shareCode: string;
  readonly record: PublicRecord;
}

/**
 * Returns the public record of a typed share code. An unknown code, a code that is switched off and
 * an unfinished survey all return undefined. Lists the code under the current master key.
 */
export async function findRecord(
  { db, shareCodeKey }: Pick<Services, 'db' | 'shareCodeKey'>,
  typedShareCode: string,
): Promise<FoundRecord | undefined> {
  const shareCode = normaliseShareCode(typedShareCode);
  const hashes = listKeys(shareCodeKey).map((key) => hashShareCode(key, shareCode));
  const found = await db.read((tx) => openPublicRecord(tx, hashes, shareCode));
  if (!found) {
    await db.read((tx) => requireKeyInUse(tx, shareCodeKey.id));
    return undefined;
  }
  const { listed } = found;
  if (Buffer.compare(listed.hash, hashes[0]!) !== 0)
    await db.write(async (tx) => {
      await requireKeyInUse(tx, shareCodeKey.id);
      await replaceShareCodeHash(tx, listed, shareCodeColumns(shareCodeKey, shareCode));
    });
  return { shareCode, record: decodeRecord(found.bytes) };
}

/** Like `findRecord`, for a client that has spent `lookUp`. Refuses a miss with `not_found`. */
export const requireRecord = async (
  deps: Pick<Services, 'db' | 'shareCodeKey' | 'limits'>,
  client: string,
  typedShareCode: string,
): Promise<FoundRecord> =>
  (await findRecord(deps, typedShareCode)) ?? refuseMiss(deps.limits, client, unknownCode.detail);

export async function publicProfile(
  deps: Services,
  client: string,
  typedShareCode: string,
): Promise<Reply<'publicProfile'>> {
  await deps.limits.spend('lookUp', client);
  const { shareCode, record } = await requireRecord(deps, client, typedShareCode);
  const { figures, line } = record;
  const dimensions = describeThemes(figures.themes, domainWords());
  return { shareCode, dimensions, ...(line.length > 0 && { line: [...line] }) };
}

/** Refuses an unknown, an ended and a deleted link, and one whose owner is gone, alike. */
export async function openLink(
  deps: Services,
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
  return describeLink(deps.bankInUse(), record, await itemTexts(deps), profileWords());
}
