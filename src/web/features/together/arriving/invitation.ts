/** Finds the invitation with which a visitor came here. */

import { linkTokenPattern } from '../../../../domain/codes.ts';
import { readArrival } from '../../../platform/arrival/arrival.ts';

export interface Invitation {
  readonly token: string;
}

/** What an invited visitor does next: sign in or begin, finish the survey, or join. */
export type JoiningStep = 'sign-in' | 'survey' | 'join';

/** The shortest fragment that is taken for a damaged token, and not for a place on the page. */
const minDamagedLength = 12;

/**
 * Returns the invitation in the address, 'unusable' if a part of its token is missing, or null if
 * the address has none.
 */
export function readFragment(hash: string): Invitation | 'unusable' | null {
  const token = hash.slice(1);
  if (linkTokenPattern.test(token)) return { token };
  return token.length < minDamagedLength ? null : 'unusable';
}

/** Returns the invitation that was kept on an earlier page, or null. */
export function readKeptInvitation(): Invitation | null {
  const arrival = readArrival();
  return arrival?.kind === 'invitation' ? { token: arrival.token } : null;
}
