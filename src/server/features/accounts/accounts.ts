/** The public interface of the accounts feature for the rest of the server. */

import type { CreationDeps } from './creation/create-unique.ts';
import type { AuthenticationDeps } from './sessions/authentication.ts';
import type { SignInDeps } from './sign-in/sign-in.ts';

export interface AccountsDeps extends AuthenticationDeps, CreationDeps, SignInDeps {}

export { hashLoginCode } from './codes/login-code.ts';
export { findUserByShareCode, normaliseShareCode } from './codes/share-code.ts';
export { deleteExpiredReplies } from './creation/idempotency-store.ts';
export { createAccount, newAccount } from './creation/new-account.ts';
export { deletedUserHash } from './deletion/deletion.ts';
export { deleteIdleAccounts } from './deletion/idle-accounts.ts';
export { accountData } from './export/account-data.ts';
export { setOptionalInfo } from './optional-info.ts';
export { hashPassword, isCommonPassword, verifyPassword } from './password/password.ts';
export { authenticate, createTokenOwnerLookup } from './sessions/authentication.ts';
export { endSessionOnTokenReuse } from './sessions/refresh.ts';
export { deleteSessionsUntil, findSessionStart } from './sessions/session-store.ts';
export { openSession, sessionMilliseconds } from './sessions/sessions.ts';
export { deleteTokensExpiredUntil } from './sessions/token-store.ts';
export { newId, type RandomBytes } from './sessions/tokens.ts';
export { invalidCredentials, login } from './sign-in/sign-in.ts';
export {
  findUser,
  lockUser,
  lockUserAgainstDeletion,
  setConsent,
  setSurveyCompleted,
  updateUser,
  type UserRow,
} from './users/user-store.ts';
export { getUser, presentUser } from './users/user.ts';
