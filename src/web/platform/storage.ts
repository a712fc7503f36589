/** Stores values in the browser. */

import { isOnDevice } from './on-device.ts';

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Separate constants, so that an early script contains only the keys that it uses.
export const sessionKey = 'auth-storage';
export const tokenKey = 'access-token';
export const tokenExpiryKey = 'access-token-expires-at';
export const welcomeKey = 'has-seen-welcome';

export const storedKeys = {
  session: sessionKey,
  token: tokenKey,
  tokenExpiry: tokenExpiryKey,
  welcome: welcomeKey,
  compareShareCode: 'compareShareCode',
  comparedReading: 'compared-reading',
  codeSaved: 'login-code-saved',
  arrival: 'arrived-by',
} as const;

/** For browsers that block site data, and for tests in Node. */
export function memoryStorage(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export interface VisitStorage extends KeyValueStore {
  readonly isTabOnly: () => boolean;
  /**
   * Switches to the tab's storage if `isTabOnly` is true, otherwise to the browser's. 'moved' takes
   * the stored values along, because the visit continues. 'forgotten' deletes them, because a new
   * sign-in follows.
   */
  readonly keepInTabOnly: (isTabOnly: boolean, values: 'forgotten' | 'moved') => void;
}

/** Starts with the tab's storage if it already holds a session, otherwise with the browser's. */
export function createVisitStorage(browser: KeyValueStore, tab: KeyValueStore): VisitStorage {
  let isTabOnly = tab.getItem(storedKeys.session) !== null;
  const current = () => (isTabOnly ? tab : browser);
  return {
    getItem: (key) => current().getItem(key),
    setItem: (key, value) => current().setItem(key, value),
    removeItem: (key) => current().removeItem(key),
    isTabOnly: () => isTabOnly,
    keepInTabOnly(wanted, values) {
      if (wanted === isTabOnly) return;
      const [former, next] = wanted ? [browser, tab] : [tab, browser];
      for (const key of Object.values(storedKeys)) {
        const value = former.getItem(key);
        former.removeItem(key);
        if (values === 'moved' && value !== null) next.setItem(key, value);
      }
      isTabOnly = wanted;
    },
  };
}

function openWebStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStore {
  if (isOnDevice) return memoryStorage();
  try {
    // as: the build renders pages in Node, which has no such storage
    const opened = globalThis[name] as KeyValueStore | undefined;
    opened?.getItem('probe');
    return opened ?? memoryStorage();
  } catch {
    return memoryStorage(); // reading throws if the visitor blocks site data
  }
}

/** What is kept here ends with the tab, and 'Leave' clears it. */
export const tabStorage = /* @__PURE__ */ openWebStorage('sessionStorage');

export const storage = /* @__PURE__ */ createVisitStorage(
  /* @__PURE__ */ openWebStorage('localStorage'),
  tabStorage,
);
