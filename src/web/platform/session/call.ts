/** The product's one API client, with the visitor's session. */

import { createCall } from '../api/client.ts';
import { beginSession, session } from './session.ts';
import { token } from './token.ts';

export const call = createCall({
  fetch: (input, init) => globalThis.fetch(input, init),
  token,
  loginCode: () => session.getState().loginCode,
  beginSession,
  currentPath: () => window.location.pathname,
  goTo: (path) => window.location.assign(path),
});
