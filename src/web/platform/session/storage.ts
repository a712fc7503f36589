/** Where the browser keeps what it keeps (spec §3, locally stored values). */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const storedKeys = {
  session: 'auth-storage',
  token: 'access-token',
  tokenExpiry: 'access-token-expires-at',
  welcome: 'has-seen-welcome',
  compareShareCode: 'compareShareCode',
} as const;

/** For browsers that refuse storage (blocked site data) and tests in Node: the visit then lasts as long as the page. */
export function memoryStorage(): KeyValue {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export interface VisitStorage extends KeyValue {
  readonly isTabOnly: () => boolean;
  /**
   * On a shared device everything stays in this tab and goes with it; otherwise in this browser. What was held before is
   * forgotten where somebody signs in, and moves along where the same visit goes on; either way its former place is empty.
   */
  readonly keepInTabOnly: (isTabOnly: boolean, held: 'forgotten' | 'moved') => void;
}

/** In the tab's own storage where a visit was begun as one on a shared device, else in the browser's. */
export function createVisitStorage(browser: KeyValue, tab: KeyValue): VisitStorage {
  let isTabOnly = tab.getItem(storedKeys.session) !== null;
  const current = () => (isTabOnly ? tab : browser);
  return {
    getItem: (key) => current().getItem(key),
    setItem: (key, value) => current().setItem(key, value),
    removeItem: (key) => current().removeItem(key),
    isTabOnly: () => isTabOnly,
    keepInTabOnly(wanted, held) {
      if (wanted === isTabOnly) return;
      const [former, next] = wanted ? [browser, tab] : [tab, browser];
      for (const key of Object.values(storedKeys)) {
        const value = former.getItem(key);
        former.removeItem(key);
        if (held === 'moved' && value !== null) next.setItem(key, value);
      }
      isTabOnly = wanted;
    },
  };
}

function browserStorage(name: 'localStorage' | 'sessionStorage'): KeyValue {
  if (typeof window === 'undefined') return memoryStorage();
  try {
    window[name].getItem('probe');
    return window[name];
  } catch {
    return memoryStorage(); // a browser with site data blocked throws on the mere look
  }
}

/** For what says nothing about anybody, such as the theme. */
export const browserOnly = browserStorage('localStorage');
export const storage = createVisitStorage(browserOnly, browserStorage('sessionStorage'));
