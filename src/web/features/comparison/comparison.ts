/** The share code that a public profile stores for the comparison (spec §2, §3). */

import { storage, storedKeys } from '../../platform/storage/storage.ts';

export const storeCompareCode = (shareCode: string): void =>
  storage.setItem(storedKeys.compareShareCode, shareCode);

/** The other person's code: from the address, or else the stored one. */
export const readCompareCode = (search: URLSearchParams): string | null =>
  search.get('profile')?.trim() || storage.getItem(storedKeys.compareShareCode);
