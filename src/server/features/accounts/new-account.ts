import type { Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/random.ts';
import { newKey } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { requireKeyInUse, addWrap, loginCodeKey, type WrappingKey } from '../keys/keys.ts';
import { insertUser, type UserRow } from './account-store.ts';
import { detailColumns, noDetails, lastSeenMonth, presentUser } from './account.ts';
import { loginCodeColumns, newLoginCode, newShareCode, shareCodeColumns } from './codes.ts';
import {
  deriveIdempotencyKey,
  findStoredReply,
  IdempotencyConflict,
  type IdempotencyKey,
  storeReply,
} from './reply-store.ts';
import { openSession } from './sessions/session.ts';

export interface NewAccount {
  readonly user: UserRow;
  readonly owner: Owner;
  /** The codes in clear. The database stores only their hashes, and the share code sealed. */
  readonly loginCode: string;
  readonly shareCode: string;
}

/** Generates an account, which `createAccount` stores. `columns` override default values. */
export function newAccount(
  deps: Pick<Services, 'now' | 'random' | 'loginCodeKey' | 'shareCodeKey'>,
  columns: Partial<UserRow> = {},
): NewAccount {
  const hashed = newLoginCode(deps);
  const shareCode = newShareCode(deps.random);
  const owner = { userId: newId(deps.random), dataKey: newKey() };
  const user: UserRow = {
    id: owner.userId,
    ...loginCodeColumns(hashed),
    ...shareCodeColumns(deps.shareCodeKey, shareCode),
    ...detailColumns(owner, { ...noDetails, shareCode }, 0),
    public_record: null,
    record_version: 0,
    survey_completed: 0,
    consent_version: null,
    consent_day: null,
    created_day: utcDay(deps.now()),
    email_index: null,
    email_key_id: 0,
    pending_email_index: null,
    pending_expires_at: null,
    password_hash: null,
    last_seen_month: lastSeenMonth(deps.now()),
    ...columns,
  };
  return { user, owner, loginCode: hashed.code, shareCode };
}

/**
 * Stores the account, with wraps of its data key under the login code and the other keys, and opens
 * a session. Throws `KeyReplaced` if the database has a newer key than the one that hashed the
 * codes.
 */
export async function createAccount(
  tx: Tx,
  deps: Pick<Services, 'db' | 'now' | 'random'>,
  account: NewAccount,
  otherKeys: readonly WrappingKey[] = [],
): Promise<Reply<'createUnique'>> {
  const { user, owner, loginCode } = account;
  await requireKeyInUse(tx, user.login_code_key_id);
  await insertUser(tx, user);
  for (const key of [loginCodeKey(loginCode), ...otherKeys]) await addWrap(tx, owner, key);
  return {
    ...(await openSession(tx, deps, owner)),
    user: presentUser(deps, user, owner.dataKey),
    loginCode,
  };
}

/** `header` is the value of Idempotency-Key. A retry with the same value gets the first reply. */
export async function createUnique(
  deps: Services,
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

async function createOnce(deps: Services, client: string, key: IdempotencyKey | null) {
  const account = newAccount(deps);
  await deps.limits.spend('create', client);
  return deps.db.write(async (tx) => {
    const reply = await createAccount(tx, deps, account);
    if (key) await storeReply(tx, deps, key, reply);
    return reply;
  });
}
