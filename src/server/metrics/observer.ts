/** What the parts of the server tell of their work, where somebody counts it; none of it names a person (decisions H3). */

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

export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, or undefined where no route was found. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

export interface AppObserver {
  request(request: AnsweredRequest): void;
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
}
