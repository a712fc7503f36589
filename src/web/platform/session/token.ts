/** The access token, kept in browser storage under two keys (spec §3, §4). */

import type { TokenStore } from '../api/session-recovery.ts';
import { storage, storedKeys, type KeyValueStore } from '../storage.ts';

const { token: tokenKey, tokenExpiry: expiryKey } = storedKeys;

export function createTokenStore(store: KeyValueStore, now: () => number): TokenStore {
  const clear = () => {
    store.removeItem(tokenKey);
    store.removeItem(expiryKey);
  };
  return {
    clear,
    read() {
      const accessToken = store.getItem(tokenKey);
      const expiresAt = Number(store.getItem(expiryKey));
      if (accessToken === null) return null;
      if (expiresAt > now()) return { accessToken, expiresAt };
      clear();
      return null;
    },
    write({ accessToken, expiresIn }) {
      store.setItem(tokenKey, accessToken);
      store.setItem(expiryKey, String(now() + expiresIn * 1000));
    },
  };
}

export const token = createTokenStore(storage, Date.now);
