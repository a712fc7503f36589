/** Says whether this browser supports passkeys. Only then is their other code loaded. */

import { site } from '../../../platform/site.ts';

/** Passkeys belong to the address in the settings, and an address without a name has none. */
export function hasPasskeys(): boolean {
  const { origin, hostname } = window.location;
  const isHome = new URL(site.publicUrl ?? origin).origin === origin;
  return 'PublicKeyCredential' in window && isHome && /[a-z]/.test(hostname);
}
