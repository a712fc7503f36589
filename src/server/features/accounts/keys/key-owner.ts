/** Accounts whose rows are sealed. Links and shared readings exist for these alone (ADR 23, 24). */

import type { Owner } from '../../../platform/http/caller.ts';
import { conflict } from '../../../platform/refusal/refusal.ts';

export interface KeyOwner extends Owner {
  readonly dataKey: Uint8Array;
}

export const hasKey = (owner: Owner): owner is KeyOwner => owner.dataKey !== null;

/** Returns the owner. Refuses with `conflict` if the account is still in clear. */
export function requireKey(owner: Owner): KeyOwner {
  if (hasKey(owner)) return owner;
  throw conflict(
    'Please sign in once with your login code first, so that your answers are stored encrypted. Then try this again.',
  );
}
