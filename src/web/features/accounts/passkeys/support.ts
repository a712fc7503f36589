/** Whether this browser has passkeys. Other code of them is loaded only if so. */

/** A site that is called by a number has no passkeys. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && /[a-z]/.test(window.location.hostname);
