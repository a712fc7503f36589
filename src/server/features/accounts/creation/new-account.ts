import type { Reply } from '../../../../contract/endpoints.ts';
import { utcDay } from '../../../platform/clock/utc.ts';
import type { RotatingKey } from '../../../platform/crypto/keyring.ts';
import { newKey } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { loginCodeColumns, newLoginCode } from '../codes/login-code.ts';
import { newShareCode, shareCodeColumns } from '../codes/share-code.ts';
import { requireKeyInUse } from '../keys/instance-store.ts';
import { addWrap, loginCodeKey, type WrappingKey } from '../keys/key-wraps.ts';
import { newId, type RandomBytes } from '../keys/tokens.ts';
import { openSession, type SessionDeps } from '../sessions/sessions.ts';
import { detailColumns, noDetails } from '../users/account-details.ts';
import { lastSeenMonth } from '../users/last-seen.ts';
import { insertUser, type UserRow } from '../users/user-store.ts';
import { presentUser } from '../users/user.ts';

interface NewAccountDeps {
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly loginCodeKey: RotatingKey;
  readonly shareCodeKey: RotatingKey;
}

export interface NewAccount {
  readonly user: UserRow;
  readonly owner: Owner;
  /** The codes in clear. The database stores only their hashes, and the share code sealed. */
  readonly loginCode: string;
  readonly shareCode: string;
}

/**
 * Generates the id, the data key and the codes of a new account; `createAccount` stores it.
 * `columns` overrides the default values.
 */
export function newAccount(deps: NewAccountDeps, columns: Partial<UserRow> = {}): NewAccount {
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

/** Stores the account, and wraps of its data key under the login code and the other keys. */
async function insertAccount(
  tx: Tx,
  { user, owner, loginCode }: NewAccount,
  otherKeys: readonly WrappingKey[] = [],
): Promise<void> {
  await insertUser(tx, user);
  for (const key of [loginCodeKey(loginCode), ...otherKeys]) await addWrap(tx, owner, key);
}

/**
 * Stores the account and opens a session for its owner. Throws `KeyReplaced` if the codes are
 * hashed under a key that the database has no longer.
 */
export async function createAccount(
  tx: Tx,
  deps: SessionDeps,
  account: NewAccount,
  otherKeys: readonly WrappingKey[] = [],
): Promise<Reply<'createUnique'>> {
  const { user, owner, loginCode } = account;
  await requireKeyInUse(tx, user.login_code_key_id);
  await insertAccount(tx, account, otherKeys);
  return {
    ...(await openSession(tx, deps, owner)),
    user: presentUser(deps, user, owner.dataKey),
    loginCode,
  };
}
