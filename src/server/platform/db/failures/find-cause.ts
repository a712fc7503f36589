import { DatabaseUnavailable, type FailureCause, StatementRefused } from '../errors.ts';

/** Returns why the database failed, or null if the error is not the database's. */
export function findCause(error: unknown): FailureCause | null {
  if (error instanceof DatabaseUnavailable) return error.failure;
  const isStatementError =
    error instanceof StatementRefused ||
    (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR');
  return isStatementError ? 'other' : null;
}

/** The causes that last until somebody or something repairs the database. */
export type OutageCause = Exclude<FailureCause, 'busy' | 'conflict' | 'other'>;

export const isOutageCause = (cause: FailureCause | null): cause is OutageCause =>
  cause !== null && Object.hasOwn(outageSentences, cause);

/** What `/readyz` and the doctor say. */
export const outageSentences: Readonly<Record<OutageCause, string>> = {
  full: 'The disk of the database is full.',
  read_only: 'The database is read-only.',
  unavailable: 'The database does not answer, or cannot be written.',
  config: 'The database refuses the connection.',
};
