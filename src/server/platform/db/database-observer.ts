/** The events that a database engine reports to the metrics; none identifies a person. */

import type { FailureCause } from './database-errors.ts';

export interface DatabaseObserver {
  /** The returned function takes the number of committed units, or null for a failed commit. */
  startCommit(): (committedUnits: number | null) => void;
  failed(operation: 'read' | 'write', cause: FailureCause): void;
  writable(isWritable: boolean): void;
  retried(operation: 'read' | 'write'): void;
  /** Called when a unit asks for a connection. Returns a function to call when the wait ends. */
  waitForConnection(): () => void;
  /** Called when a statement is sent to PostgreSQL. Returns a function to call at its reply. */
  startStatement(text: string): () => void;
  watchPool(count: () => PoolCount): void;
}

export interface PoolCount {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
