/** The public interface of the e-mail feature for the rest of the server. */

export { parseAddress } from './address/address.ts';
export { deleteExpiredChallenges } from './challenge/challenge-store.ts';
export { clearExpiredPendingAddresses } from './ownership/pending-address-store.ts';
