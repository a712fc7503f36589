/** Says whether this browser supports passkeys. Only then is their other code loaded. */

/** A site without a domain name cannot have passkeys. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && /[a-z]/.test(window.location.hostname);
