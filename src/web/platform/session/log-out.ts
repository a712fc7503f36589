import { logError } from '../api/error.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { clearSession } from './session.ts';

/** Ends the session here even if the call to the server fails (spec §8). Never throws. */
export async function logOut() {
  try {
    await call('logout', { recover: false });
  } catch (error) {
    logError(error);
  }
  clearSession();
  queryClient.clear();
}
