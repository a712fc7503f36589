import { logError } from '../api/error.ts';
import { forgetArrival } from '../arrival/arrival.ts';
import { forgetOpenedLink } from '../arrival/opened-link.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { beginLogout, clearSession, noteLogout, session } from './session.ts';
import { token } from './token.ts';

/** Ends the session even if the call fails, and forgets the arrival. Never throws. */
export async function logOut() {
  const logout = call('logout', { recover: false });
  beginLogout();
  token.clear();
  session.setState({ loginCode: null });
  try {
    await logout;
  } catch (error) {
    logError(error);
  }
  noteLogout();
  clearSession();
  forgetArrival();
  forgetOpenedLink();
  queryClient.clear();
}
