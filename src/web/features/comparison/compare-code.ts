/**
 * Which person to compare with. The button 'Compare with My Profile' on that person's public
 * profile stores the share code; a visitor who came by a share code need not press it.
 */

import { bareCode, withoutPunctuation } from '../../../domain/codes.ts';
import { forgetArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { storage, storedKeys } from '../../platform/storage.ts';

export const storeCompareCode = (shareCode: string): void =>
  storage.setItem(storedKeys.compareShareCode, shareCode);

function arrivalCode(): string | null {
  const arrival = readArrival();
  return arrival?.kind === 'code' ? arrival.shareCode : null;
}

/** Returns the share code in the URL. */
export const readLinkedCode = (search: URLSearchParams): string | null =>
  withoutPunctuation(search.get('profile')?.trim() ?? '') || null;

/** Returns the share code from the URL, from storage, or from the visitor's arrival. */
export const readCompareCode = (search: URLSearchParams): string | null =>
  readLinkedCode(search) ?? storage.getItem(storedKeys.compareShareCode) ?? arrivalCode();

/** Whether this browser has compared, or is about to. */
export const hasCompared = (): boolean => storage.getItem(storedKeys.compareShareCode) !== null;

/** Stores the code so that a reload shows the comparison, and ends the offer that led to it. */
export function settleArrival(shownCode: string): void {
  storeCompareCode(bareCode(shownCode));
  const code = arrivalCode();
  if (code !== null && bareCode(code) === bareCode(shownCode)) forgetArrival();
}

/** Remembers the reading that the visitor began from the comparison with this person. */
export const storeReading = (shareCode: string, pairId: string): void =>
  storage.setItem(storedKeys.comparedReading, `${bareCode(shareCode)} ${pairId}`);

export function readReading(shareCode: string): string | null {
  const [code, pairId] = storage.getItem(storedKeys.comparedReading)?.split(' ') ?? [];
  return code === bareCode(shareCode) ? (pairId ?? null) : null;
}
