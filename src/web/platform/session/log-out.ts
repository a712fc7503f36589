import { logError } from '../api/error.ts';
import { forgetArrival } from '../arrival/arrival.ts';
import { forgetOpenedLink } from '../arrival/opened-link.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';
import { clearSession, noteLogout, session } from './session.ts';
import { token } from './token.ts';

/** Ends the session even if the call fails (spec §8), and forgets the arrival. Never throws. */
export async function logOut() {
  const logout = call('logout', { recover: false });
  // Until the end no call may sign in again, or lead away because it has no token.
  noteLogout({ isUnderWay: true });
  token.clear();
  session.setState({ loginCode: null });
  try {
    await logout;
  } catch (error) {
    logError(error);
  }
  clearSession();
  forgetArrival();
  forgetOpenedLink();
  queryClient.clear();
  noteLogout();
}
