/** The counts of the current window that this node keeps in memory. */

export interface LocalCount {
  count: number;
  /** The part of `count` that has been added to the count in the database. */
  shared: number;
}

/** Returns a function that finds or creates the count of a key. A new window clears all counts. */
export function createLocalCounts(): (windowIndex: number, key: string) => LocalCount {
  let counts = new Map<string, LocalCount>();
  let currentWindow = -1;
  return (windowIndex, key) => {
    if (windowIndex !== currentWindow) {
      counts = new Map();
      currentWindow = windowIndex;
    }
    const count = counts.get(key) ?? { count: 0, shared: 0 };
    counts.set(key, count);
    return count;
  };
}
