/** The code a public profile leaves for the comparison (spec §2 public profile, §3 locally stored values). */

import { storage, storedKeys } from '../../platform/storage/storage.ts';

export const keepCompareCode = (shareCode: string): void =>
  storage.setItem(storedKeys.compareShareCode, shareCode);

/** The address names the other profile; where it does not, the code left in local storage does. */
export const compareCodeOf = (search: URLSearchParams): string | null =>
  search.get('profile')?.trim() || storage.getItem(storedKeys.compareShareCode);
