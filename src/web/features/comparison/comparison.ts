/**
 * The share code of the person to compare with. 'Compare with My Profile' on their public profile
 * stores it (spec §2, §3).
 */

import { storage, storedKeys } from '../../platform/storage/storage.ts';

export const storeCompareCode = (shareCode: string): void =>
  storage.setItem(storedKeys.compareShareCode, shareCode);

/** Returns the share code in the URL, or else the stored one. */
export const readCompareCode = (search: URLSearchParams): string | null =>
  search.get('profile')?.trim() || storage.getItem(storedKeys.compareShareCode);
