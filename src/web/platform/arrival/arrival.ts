/**
 * The share code, invitation, link or study by which a visitor arrived. It outlasts the creation of
 * an account, the survey and sign-in, so that it can be offered as the next step. On a shared
 * device it is kept for the tab only.
 */

import { linkTokenPattern } from '../../../domain/codes.ts';
import { storage, storedKeys } from '../storage.ts';

export type Arrival =
  | { readonly kind: 'code'; readonly shareCode: string }
  | { readonly kind: 'invitation'; readonly token: string }
  | { readonly kind: 'link'; readonly token: string }
  /** The account knows which study. */
  | { readonly kind: 'study' };

export function keepArrival(arrival: Arrival): void {
  storage.setItem(storedKeys.arrival, JSON.stringify(arrival));
}

export const forgetArrival = (): void => storage.removeItem(storedKeys.arrival);

/** Returns null if nothing valid is stored. */
export function readArrival(): Arrival | null {
  try {
    return toArrival(JSON.parse(storage.getItem(storedKeys.arrival) ?? 'null'));
  } catch {
    return null;
  }
}

function toArrival(stored: Partial<Record<string, unknown>> | null): Arrival | null {
  if (stored === null || typeof stored !== 'object') return null;
  const { kind, shareCode, token } = stored;
  if (kind === 'study') return { kind };
  if (kind === 'code') return typeof shareCode === 'string' ? { kind, shareCode } : null;
  const isToken = typeof token === 'string' && linkTokenPattern.test(token);
  return isToken && (kind === 'invitation' || kind === 'link') ? { kind, token } : null;
}
