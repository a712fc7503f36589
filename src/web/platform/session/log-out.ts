import { logError } from '../api/error.ts';
import { forgetArrival } from '../arrival/arrival.ts';
import { forgetOpenedLink } from '../arrival/opened-link.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { clearSession } from './session.ts';

/** Ends the session even if the call fails (spec §8), and forgets the arrival. Never throws. */
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
