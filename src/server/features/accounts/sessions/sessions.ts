/** The public interface of sessions: their callers, sign-ins and proofs of identity. */

export { deleteSessionsUntil, deleteTokensExpiredUntil } from './store.ts';
export {
  sessionMilliseconds,
  authenticate,
  createTokenOwnerLookup,
  authenticateUser,
  lockCaller,
  openSession,
} from './session.ts';
export {
  isRecentlyProven,
  markProven,
  proveBySecrets,
  requireProof,
  requireRecentProof,
} from './proof.ts';
export { invalidCredentials, signIn } from './sign-in.ts';
