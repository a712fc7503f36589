/** The app's API client, bound to the session of this browser. */

import { commonCalls } from '../../../contract/common-calls.ts';
import { basePath, locale } from '../../ui/language/locale.ts';
import type { CallFunction } from '../api/call-function.ts';
import { createClient } from '../api/client.ts';
import { takeEarlyReply } from '../api/early-replies.ts';
import { createRestoreSession } from './restore-session.ts';
import { beginSession, clearSession, session, watchLogout } from './session.ts';
import { token } from './token.ts';

/** Returns the function that makes the calls of a table. */
export const bindCalls = createClient({
  fetch: (path, init) => takeEarlyReply(path, init) ?? globalThis.fetch(path, init),
  locale,
  token,
  watchLogout,
  restoreSession: () => restoreSession(),
  currentPath: () => window.location.pathname.slice(basePath.length),
  clearSession,
  goTo: (path) => window.location.assign(basePath + path),
});

/** Makes the calls that every page loads. */
export const call: CallFunction = bindCalls(commonCalls);

export const restoreSession = createRestoreSession({
  call,
  loginCode: () => session.getState().loginCode,
  beginSession,
  clearSession,
});
