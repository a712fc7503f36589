/** The public interface of the accounts feature for the rest of the server. */

import type { ShareCodeDeps } from './codes/share-code.ts';
import type { CreationDeps } from './creation/create-unique.ts';
import type { DeletionHooks } from './deletion/deletion.ts';
import type { AuthenticationDeps } from './sessions/authentication.ts';
import type { SignInDeps } from './sign-in/sign-in.ts';

export interface AccountsDeps
  extends AuthenticationDeps, CreationDeps, DeletionHooks, ShareCodeDeps, SignInDeps {}

export { replaceLoginCode } from './codes/login-code.ts';
export {
  hashShareCode,
  moveShareCode,
  normaliseShareCode,
  shareCodeColumns,
} from './codes/share-code.ts';
export { deleteExpiredReplies } from './creation/idempotency-store.ts';
export { createAccount, type NewAccount, newAccount } from './creation/new-account.ts';
export { deleteIdleAccounts } from './deletion/idle-accounts.ts';
export {
  forgetDeletion,
  isDeletionRecorded,
  ledgerHash,
  type LedgerDeps,
  recordDeletion,
} from './deletion/ledger.ts';
export { accountData } from './export/account-data.ts';
export { type AccountDetails, openDetails, updateDetails } from './users/account-details.ts';
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
export { adoptMasterKey, dropPreviousKey } from './keys/master-key.ts';
export { rewrapAddresses, startRewrapping } from './keys/rewrapping.ts';
export {
  countRowsDuringChange,
  countRowsOnPreviousKey,
  describeRows,
  hasRows,
} from './keys/rows-on-key-store.ts';
export { requireKeyInUse } from './keys/instance-store.ts';
export { setOptionalInfo } from './users/optional-info.ts';
export {
  hashPassword,
  isCommonPassword,
  removePassword,
  verifyPassword,
} from './password/password.ts';
export { authenticate, createTokenOwnerLookup } from './sessions/authentication.ts';
export { lockCaller } from './sessions/lock-caller.ts';
export { endSessionOnTokenReuse } from './sessions/refresh.ts';
export { deleteSessionsUntil } from './sessions/session-store.ts';
export { openSession, sessionMilliseconds } from './sessions/sessions.ts';
export { deleteTokensExpiredUntil } from './sessions/token-store.ts';
export { newId, type RandomBytes } from './keys/tokens.ts';
export {
  isRecentlyProven,
  markProven,
  proveBySecrets,
  requireProof,
  requireRecentProof,
} from './sign-in/proof.ts';
export { invalidCredentials, login } from './sign-in/sign-in.ts';
export {
  lockUser,
  lockUserAgainstDeletion,
  setConsent,
  setSurveyCompleted,
  updateUser,
  type UserRow,
} from './users/user-store.ts';
export { getUser, getUserIn, hasPendingAddress, presentUser } from './users/user.ts';
