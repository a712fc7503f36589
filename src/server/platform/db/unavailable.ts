/**
 * The database does not answer, or not in time. The status is what the HTTP layer goes by: 503 with Retry-After, for
 * what was not acknowledged may be sent again.
 */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
}

/** Two units stood in each other's way and this one was undone; it may run again. */
export class Collision extends DatabaseUnavailable {}

/** PostgreSQL answered, and what `DATABASE_URL` says does not fit. At a start it is told at once. */
export class DatabaseRefused extends DatabaseUnavailable {}
