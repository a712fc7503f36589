/** The texts of platform/api. */

export const serverUnreachable =
  'We couldn’t reach the server, so nothing was checked. Check your connection and try again.';
export const serverProblem =
  'The server has a problem just now, so nothing was checked. Try again in a moment.';
export const sendNumber = 'Still stuck? Send us this number:';
export const offline =
  'There is no connection to the server. Nothing is lost: try again once you’re online.';
