/** The events that a database engine reports to the metrics; none identifies a person (H3). */

import type { FailureCause } from './errors.ts';

export interface DatabaseObserver {
  /**
   * Called when a group commit of SQLite begins. Returns a function to call at its end, with the
   * number of committed units, or null if the commit failed.
   */
  startCommit(): (committedUnits: number | null) => void;
  /** Called when a read or a write fails because of the database. */
  failed(operation: 'read' | 'write', cause: FailureCause): void;
  /** Reports whether anything can be written, at each check. */
  writable(isWritable: boolean): void;
  /** Called when a unit runs again because another transaction was in its way. */
  retried(operation: 'read' | 'write'): void;
  /** Called when a unit asks for a connection. Returns a function to call when the wait ends. */
  waitForConnection(): () => void;
  /** Registers `count`, which is called whenever the metrics are collected. */
  watchPool(count: () => PoolCount): void;
}

export interface PoolCount {
  readonly open: number;
  readonly idle: number;
  /** The number of units that wait for a connection. */
  readonly waiting: number;
}
