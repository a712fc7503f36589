/**
 * Stores and reads the share code of the person to compare with. The button 'Compare with My
 * Profile' on that person's public profile stores the code (spec §2, §3).
 */

import { storage, storedKeys } from '../../platform/storage/storage.ts';

export const storeCompareCode = (shareCode: string): void =>
  storage.setItem(storedKeys.compareShareCode, shareCode);

/** Returns the share code in the URL, or else the stored one. */
export const readCompareCode = (search: URLSearchParams): string | null =>
  search.get('profile')?.trim() || storage.getItem(storedKeys.compareShareCode);
