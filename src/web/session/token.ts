/** The access token record, kept locally under two keys (spec §3, §4). */
import { storage, storedKeys, type KeyValue } from './storage.ts';

const { token: tokenKey, tokenExpiry: expiryKey } = storedKeys;

export interface Token {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenStore {
  /** An expired token is cleared when read and counts as absent. */
  read(): Token | null;
  write(reply: { readonly accessToken: string; readonly expiresIn: number }): void;
  clear(): void;
}

export function createTokenStore(store: KeyValue, now: () => number): TokenStore {
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
