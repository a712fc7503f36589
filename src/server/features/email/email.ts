/** The public interface of the e-mail feature for the rest of the server. */

export { parseAddress } from './address.ts';
export { clearExpiredPendingAddresses, deleteExpiredChallenges } from './store.ts';
export { signInByEmail } from './sign-in-by-email.ts';
