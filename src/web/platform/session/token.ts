/** The access token, kept in browser storage under two keys. */

import type { TokenStore } from '../api/session-recovery.ts';
import { storage, tokenExpiryKey, tokenKey, type KeyValueStore } from '../storage.ts';

export function createTokenStore(store: KeyValueStore, now: () => number): TokenStore {
  const clear = () => {
    store.removeItem(tokenKey);
    store.removeItem(tokenExpiryKey);
  };
  return {
    clear,
    read() {
      const accessToken = store.getItem(tokenKey);
      const expiresAt = Number(store.getItem(tokenExpiryKey));
      if (accessToken === null) return null;
      if (expiresAt > now()) return { accessToken, expiresAt };
      clear();
      return null;
    },
    write({ accessToken, expiresIn }) {
      store.setItem(tokenKey, accessToken);
      store.setItem(tokenExpiryKey, String(now() + expiresIn * 1000));
    },
  };
}

export const token = createTokenStore(storage, Date.now);
