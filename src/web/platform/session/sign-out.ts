import { logError } from '../api/error.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { clearSession } from './session.ts';

/** Ends the session here even when the server cannot be told (spec §8, logout failure); never throws. */
export async function logOut() {
  try {
    await call('logout', { recover: false });
  } catch (error) {
    logError(error);
  }
  clearSession();
  queryClient.clear();
}
