/** What an engine reports about its work; none of it names a person (H3). */

export interface DatabaseObserver {
  /**
   * Called when a shared commit of the embedded engine begins. The returned function takes the
   * number of units that were committed, or null if the commit failed.
   */
  startCommit(): (committedUnits: number | null) => void;
  /** Called when a unit asks the pool for a connection; the returned function ends the wait. */
  waitForConnection(): () => void;
  /** Hands over a function that counts the pool's connections whenever metrics are collected. */
  watchPool(count: () => PoolCount): void;
}

export interface PoolCount {
  readonly open: number;
  readonly idle: number;
  /** Units that wait for a connection. */
  readonly waiting: number;
}
