/** The public interface of the accounts feature for the rest of the server. */

export {
  replaceLoginCode,
  hashShareCode,
  newShareCode,
  normaliseShareCode,
  shareCodeColumns,
} from './codes.ts';
export { deleteExpiredReplies } from './idempotency.ts';
export { createAccount, type NewAccount, newAccount } from './new-account.ts';
export { deleteIdleAccounts } from './deletion/idle-accounts.ts';
export {
  forgetDeletion,
  isDeletionRecorded,
  ledgerHash,
  recordDeletions,
} from './deletion/deletion.ts';
export { accountData } from './account-data.ts';
export {
  type AccountDetails,
  openDetails,
  updateDetails,
  setOptionalInfo,
  getUser,
  getUserIn,
  hasPendingAddress,
  presentUser,
} from './account.ts';
export { deleteUsers } from './account-store.ts';
export {
  deleteWrap,
  findWrap,
  addressKey,
  addWrap,
  loginCodeKey,
  unwrapByAddress,
  openWrap,
  passwordKey,
  wrapDataKey,
  type WrappingKey,
} from './keys/secrets.ts';
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
export { hashPassword, isCommonPassword, removePassword, verifyPassword } from './password.ts';
export { deleteSessionsUntil, deleteTokensExpiredUntil } from './sessions/store.ts';
export {
  sessionMilliseconds,
  authenticate,
  createTokenOwnerLookup,
  authenticateUser,
  lockCaller,
} from './sessions/sessions.ts';
export {
  isRecentlyProven,
  markProven,
  proveBySecrets,
  requireProof,
  requireRecentProof,
} from './proof.ts';
export { invalidCredentials, signIn } from './sign-in.ts';
export {
  lockUser,
  lockUserAgainstDeletion,
  setConsent,
  setSurveyCompleted,
  updateUser,
  type UserRow,
} from './account-store.ts';
