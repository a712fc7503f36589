/** Creates an account, at most one for each Idempotency-Key (check D12). */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import type { SessionDeps } from '../sessions/sessions.ts';
import {
  deriveIdempotencyKey,
  findStoredReply,
  IdempotencyConflict,
  type IdempotencyKey,
  storeReply,
} from './idempotency.ts';
import { createAccount, newAccount } from './new-account.ts';

export interface CreationDeps extends SessionDeps {
  readonly loginCodeKey: RotatingKey;
  readonly shareCodeKey: RotatingKey;
  readonly limits: RateLimiter;
}

/** `header` is the value of Idempotency-Key. A retry with the same value gets the first reply. */
export async function createUnique(
  deps: CreationDeps,
  client: string,
  header: string | null,
): Promise<Reply<'createUnique'>> {
  if (header === null) return createOnce(deps, client, null);
  const key = deriveIdempotencyKey(deps.loginCodeKey.current, client, header);
  const earlier = await deps.db.read((tx) => findStoredReply(tx, key, deps.now()));
  if (earlier) return earlier;
  try {
    return await createOnce(deps, client, key);
  } catch (error) {
    if (!(error instanceof IdempotencyConflict)) throw error;
    await deps.limits.add('create', client, -1); // the account of this request was undone
    // Read the reply in a new transaction, which sees what the other request has committed.
    const first = await deps.db.write((tx) => findStoredReply(tx, key, deps.now()));
    if (!first) throw error;
    return first;
  }
}

async function createOnce(
  deps: CreationDeps,
  client: string,
  key: IdempotencyKey | null,
): Promise<Reply<'createUnique'>> {
  const account = newAccount(deps);
  await deps.limits.spend('create', client);
  return deps.db.write(async (tx) => {
    const reply = await createAccount(tx, deps, account);
    if (key) await storeReply(tx, deps, key, reply);
    return reply;
  });
}
