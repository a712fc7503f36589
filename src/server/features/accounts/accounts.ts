/** The public interface of the accounts feature for the rest of the server. */

import type { DeletionHooks } from './deletion/deletion.ts';
import type { PasskeyDeps } from './passkeys/use-passkey.ts';
import type { AuthenticationDeps } from './sessions/authentication.ts';

export interface AccountsDeps extends AuthenticationDeps, DeletionHooks, PasskeyDeps {}

export { replaceLoginCode } from './login-code.ts';
export { hashShareCode, newShareCode, normaliseShareCode, shareCodeColumns } from './share-code.ts';
export { deleteExpiredReplies } from './idempotency.ts';
export { createAccount, type NewAccount, newAccount } from './new-account.ts';
export { deleteIdleAccounts } from './deletion/idle-accounts.ts';
export {
  forgetDeletion,
  isDeletionRecorded,
  ledgerHash,
  type LedgerDeps,
  recordDeletions,
} from './deletion/deletion.ts';
export { accountData } from './account-data.ts';
export { type AccountDetails, openDetails, updateDetails } from './account-details.ts';
export { deleteUsers } from './account-store.ts';
export { deleteWrap, findWrap } from './keys/key-wrap-store.ts';
export {
  addressKey,
  addWrap,
  loginCodeKey,
  unwrapByAddress,
  openWrap,
  passwordKey,
  wrapDataKey,
  type WrappingKey,
} from './keys/key-wraps.ts';
export {
  adoptMasterKey,
  dropPreviousKey,
  rewrapAddresses,
  startRewrapping,
} from './keys/rewrapping.ts';
export {
  countRowsDuringChange,
  countRowsOnPreviousKey,
  describeRows,
  hasRows,
} from './keys/rows-on-key-store.ts';
export { requireKeyInUse } from './keys/instance-store.ts';
export { deletePasskeys, hasPasskeys } from './passkeys/passkey-store.ts';
export { proveByPasskey } from './passkeys/use-passkey.ts';
export { setOptionalInfo } from './user.ts';
export { hashPassword, isCommonPassword, removePassword, verifyPassword } from './password.ts';
export { authenticate, createTokenOwnerLookup } from './sessions/authentication.ts';
export { endSessionOnTokenReuse, lockCaller } from './sessions/refresh.ts';
export { deleteSessionsUntil } from './sessions/session-store.ts';
export { sessionMilliseconds } from './sessions/sessions.ts';
export { deleteTokensExpiredUntil } from './sessions/token-store.ts';
export { newId, type RandomBytes } from './keys/tokens.ts';
export {
  isRecentlyProven,
  markProven,
  proveBySecrets,
  requireProof,
  requireRecentProof,
} from './proof.ts';
export { invalidCredentials, login, signIn } from './sign-in.ts';
export {
  lockUser,
  lockUserAgainstDeletion,
  setConsent,
  setSurveyCompleted,
  updateUser,
  type UserRow,
} from './account-store.ts';
export { getUser, getUserIn, hasPendingAddress, presentUser } from './user.ts';
