/** Counts in the memory of this node, for the window that is under way. */

export interface LocalCount {
  count: number;
  /** The part of `count` that the shared count of all nodes includes. */
  shared: number;
}

/** Forgets every count when the next window begins. */
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
