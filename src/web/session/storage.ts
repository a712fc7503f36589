/** Local storage, or memory where the browser refuses it (blocked site data, tests in Node): the visit then lasts as long as the page. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function memoryStorage(): KeyValue {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function browserStorage(): KeyValue | null {
  if (typeof window === 'undefined') return null;
  try {
    window.localStorage.getItem('probe');
    return window.localStorage;
  } catch {
    return null; // a browser with site data blocked throws on the mere look
  }
}

export const storage = browserStorage() ?? memoryStorage();
