/** The public interface of the accounts feature for the rest of the server. */

export {
  replaceLoginCode,
  hashShareCode,
  newShareCode,
  normaliseShareCode,
  shareCodeColumns,
} from './codes.ts';
export { deleteExpiredReplies } from './reply-store.ts';
export { createAccount, type NewAccount, newAccount } from './new-account.ts';
export { deleteIdleAccounts } from './deletion/idle-accounts.ts';
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
export { hasPasskeys, removePasskeys } from './passkeys/passkey-store.ts';
export { proveByPasskey } from './passkeys/use-passkey.ts';
export { hashPassword, isCommonPassword, removePassword, verifyPassword } from './password.ts';
export {
  deleteUsers,
  insertUser,
  lockUser,
  lockUserAgainstDeletion,
  setConsent,
  setSurveyCompleted,
  updateCodes,
  updateUser,
  type UserRow,
} from './account-store.ts';
