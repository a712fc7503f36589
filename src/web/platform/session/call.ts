/** The app's API client, bound to the session of this browser. */

import type { CallFunction } from '../api/call-function.ts';
import { createCall } from '../api/client.ts';
import { createRestoreSession } from './restore-session.ts';
import { beginSession, session } from './session.ts';
import { token } from './token.ts';

export const call: CallFunction = createCall({
  fetch: (input, init) => globalThis.fetch(input, init),
  token,
  restoreSession: () => restoreSession(),
  currentPath: () => window.location.pathname,
  goTo: (path) => window.location.assign(path),
});

export const restoreSession = createRestoreSession({
  call,
  loginCode: () => session.getState().loginCode,
  beginSession,
});
