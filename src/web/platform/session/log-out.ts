import { logError } from '../api/error.ts';
import { forgetArrival } from '../arrival/arrival.ts';
import { forgetOpenedLink } from '../arrival/opened-link.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { clearSession } from './session.ts';

/**
 * Ends the session in this browser even if the logout call fails (spec §8), and forgets what
 * brought the visitor here. Never throws.
 */
export async function logOut() {
  try {
    await call('logout', { recover: false });
  } catch (error) {
    logError(error);
  }
  clearSession();
  forgetArrival();
  forgetOpenedLink();
  queryClient.clear();
}
