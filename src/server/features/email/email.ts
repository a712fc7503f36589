/** E-mail addresses, as the rest of the server uses them. */

export { parseAddress } from './address/address.ts';
export { deleteExpiredChallenges } from './challenge/challenge-store.ts';
export { clearExpiredPendingAddresses } from './ownership/confirmation-store.ts';
