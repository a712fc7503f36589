import type { Reply } from '../../../../contract/endpoints.ts';
import { utcDay } from '../../../platform/clock/utc.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newLoginCode } from '../codes/login-code.ts';
import { newShareCode } from '../codes/share-code.ts';
import { openSession, type SessionDeps } from '../sessions/sessions.ts';
import { newId, type RandomBytes } from '../sessions/tokens.ts';
import { lastSeenMonth } from '../users/last-seen.ts';
import { insertUser, type UserRow } from '../users/user-store.ts';
import { presentUser } from '../users/user.ts';

interface NewAccountDeps {
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly loginCodeKey: Uint8Array;
}

export interface NewAccount {
  readonly user: UserRow;
  /** The code in clear, for the reply. The database stores only its hash. */
  readonly loginCode: string;
}

/**
 * Generates the id and the codes of a new account; `createAccount` stores it. `columns` overrides
 * the default values.
 */
export function newAccount(deps: NewAccountDeps, columns: Partial<UserRow> = {}): NewAccount {
  const { code: loginCode, hash } = newLoginCode(deps);
  const user: UserRow = {
    id: newId(deps.random),
    login_code_hash: hash,
    share_code: newShareCode(deps.random),
    survey_completed: 0,
    consent_version: null,
    consent_day: null,
    created_day: utcDay(deps.now()),
    email_index: null,
    pending_email_index: null,
    pending_token_hash: null,
    pending_expires_at: null,
    password_hash: null,
    age_range: null,
    gender: null,
    last_seen_month: lastSeenMonth(deps.now()),
    ...columns,
  };
  return { user, loginCode };
}

/** Stores the account and opens a session for its owner. */
export async function createAccount(
  tx: Tx,
  deps: SessionDeps,
  { user, loginCode }: NewAccount,
): Promise<Reply<'createUnique'>> {
  await insertUser(tx, user);
  return { ...(await openSession(tx, deps, user.id)), user: presentUser(deps, user), loginCode };
}
