/** Whether the visitor has copied the login code here, or typed it to sign in. */

import { useStore } from 'zustand';
import { storage, storedKeys } from '../storage.ts';
import { createStoredStore } from '../stored-store.ts';

const savedCode = createStoredStore(storedKeys.codeSaved, { isSaved: false });

export const noteCodeSaved = (): void => savedCode.setState({ isSaved: true });

/** For another account, or none. */
export function forgetCodeSaved(): void {
  savedCode.setState({ isSaved: false });
  storage.removeItem(storedKeys.codeSaved);
}

export const useCodeSaved = (): boolean => useStore(savedCode, ({ isSaved }) => isSaved);
