/** The share code of an account, its first link: it opens the public record. */

import type { Reply } from '../../../contract/endpoints.ts';
import { describeThemes } from '../../../core/sharing/link.ts';
import { decodeRecord, type PublicRecord } from '../../../core/sharing/record.ts';
import { listKeys, type RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { domainWords } from '../../platform/texts.ts';
import {
  hashShareCode,
  lockCaller,
  newShareCode,
  normaliseShareCode,
  presentUser,
  requireKeyInUse,
  shareCodeColumns,
  updateDetails,
  updateUser,
} from '../accounts/accounts.ts';
import { refuseMiss } from './open-link.ts';
import type { LinksDeps } from './own-links.ts';
import { publishRecord } from './publish-record.ts';
import { openRecord, replaceShareCodeHash } from './record-store.ts';

interface FindRecordDeps {
  readonly db: Database;
  readonly shareCodeKey: RotatingKey;
}

export type ShareCodeDeps = LinksDeps & FindRecordDeps;

/** Replaces the share code; null switches sharing off. The record of the old code is erased. */
async function setShareCode(deps: ShareCodeDeps, caller: Caller, shareCode: string | null) {
  return deps.db.write(async (tx) => {
    const locked = await lockCaller(tx, caller);
    await requireKeyInUse(tx, deps.shareCodeKey.id);
    const user = await updateDetails(tx, locked, caller.dataKey, { shareCode });
    await updateUser(tx, caller.userId, {
      ...shareCodeColumns(deps.shareCodeKey, shareCode),
      public_record: null,
    });
    await publishRecord(deps, tx, caller);
    return presentUser(deps, user, caller.dataKey);
  });
}

/** Issues a new share code, which also switches sharing on again. */
export const renewShareCode = (deps: ShareCodeDeps, caller: Caller) =>
  setShareCode(deps, caller, newShareCode(deps.random));

export const switchSharingOff = (deps: ShareCodeDeps, caller: Caller) =>
  setShareCode(deps, caller, null);

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
  { db, shareCodeKey }: FindRecordDeps,
  typedShareCode: string,
): Promise<FoundRecord | undefined> {
  const shareCode = normaliseShareCode(typedShareCode);
  const hashes = listKeys(shareCodeKey).map((key) => hashShareCode(key, shareCode));
  const found = await db.read((tx) => openRecord(tx, hashes, shareCode));
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
  deps: FindRecordDeps & { readonly limits: RateLimiter },
  client: string,
  typedShareCode: string,
): Promise<FoundRecord> =>
  (await findRecord(deps, typedShareCode)) ??
  refuseMiss(deps.limits, client, 'There is no profile for this share code.');

export async function publicProfile(
  deps: ShareCodeDeps,
  client: string,
  typedShareCode: string,
): Promise<Reply<'publicProfile'>> {
  await deps.limits.spend('lookUp', client);
  const { shareCode, record } = await requireRecord(deps, client, typedShareCode);
  return { shareCode, dimensions: describeThemes(record.figures.themes, domainWords()) };
}
