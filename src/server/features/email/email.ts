/** What the rest of the server may use of e-mail addresses and sign-in by e-mail. */

export { parseAddress } from './address/address.ts';
export { deleteExpiredChallenges } from './challenge/challenge-store.ts';
export { clearExpiredPendingAddresses } from './ownership/confirmation-store.ts';
