/** What an engine reports about its work to whoever counts it; none of it names a person (H3). */

/** Ends what was begun, for its duration. */
type End = () => void;

export interface DatabaseObserver {
  /** A shared commit of the embedded engine begins; the end tells how many of its units stand, null where the commit failed. */
  commit(): (units: number | null) => void;
  /** A unit asks PostgreSQL's pool for a connection. */
  waitForConnection(): End;
  /** The pool's connections, asked for whenever somebody reads the numbers. */
  watchPool(count: () => PoolCount): void;
}

export interface PoolCount {
  readonly open: number;
  readonly idle: number;
  /** Units that wait for a connection. */
  readonly waiting: number;
}
