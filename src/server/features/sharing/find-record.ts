import { listKeys, type RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database } from '../../platform/db/database.ts';
import { missedLookUpCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import {
  hashShareCode,
  normaliseShareCode,
  requireKeyInUse,
  shareCodeColumns,
} from '../accounts/accounts.ts';
import { decodeRecord, type PublicRecord } from './record-format.ts';
import { type ListedCode, openRecord, replaceShareCodeHash } from './record-store.ts';

interface FindRecordDeps {
  readonly db: Database;
  readonly shareCodeKey: RotatingKey;
}

export interface FoundRecord {
  /** As it was issued. */
  readonly shareCode: string;
  readonly record: PublicRecord;
}

/**
 * Returns the public record of a typed share code. An unknown code, a code that is switched off and
 * an unfinished survey all return undefined.
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
  await moveToCurrentKey({ db, shareCodeKey }, found.listed, shareCode);
  return { shareCode, record: decodeRecord(found.bytes) };
}

/** Lists the share code under the current master key, unless it is listed so already. */
async function moveToCurrentKey(
  { db, shareCodeKey }: FindRecordDeps,
  listed: ListedCode,
  shareCode: string,
): Promise<void> {
  const columns = shareCodeColumns(shareCodeKey, shareCode);
  const { hash } = listed;
  if (Buffer.compare(hash, columns.share_code_hash ?? hash) === 0) return;
  await db.write(async (tx) => {
    await requireKeyInUse(tx, shareCodeKey.id);
    await replaceShareCodeHash(tx, listed, columns);
  });
}

/**
 * Does the same for a client that has spent `lookUp`, and refuses with `not_found` if there is no
 * record. A failed look-up then counts more towards the rate limit than a successful one, so that
 * codes cannot be guessed.
 */
export async function requireRecord(
  deps: FindRecordDeps & { readonly limits: RateLimiter },
  client: string,
  typedShareCode: string,
): Promise<FoundRecord> {
  const found = await findRecord(deps, typedShareCode);
  if (found) return found;
  await deps.limits.add('lookUp', client, missedLookUpCost - 1);
  throw notFound('There is no profile for this share code.');
}
