/** Rewords errors of PostgreSQL, so that no values of rows get into the log. */

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  DatabaseConfigError,
  DatabaseUnavailable,
  ReadOnlyServer,
  SerializationFailure,
  StatementRefused,
  UniqueViolation,
} from '../database-errors.ts';

// SQLSTATE codes and classes: https://www.postgresql.org/docs/current/errcodes-appendix.html

/** Classes of errors that a mistake of this program causes, such as an unsupported statement. */
const programErrorClasses: ReadonlySet<string> = new Set([
  '0A',
  '22',
  '23',
  '25',
  '26',
  '42',
  'P0',
]);
/** A standby, or a primary that was demoted or made read-only. */
const readOnlyCode = '25006';
/** PostgreSQL ended the transaction because it was idle or slow, which is no mistake of ours. */
const endedTransactionCodes: ReadonlySet<string> = new Set(['25P03', '25P04']);
/** PgBouncer and other poolers use it for every refusal. */
const protocolViolationCode = '08P01';
const diskFullCode = '53100';
const uniqueViolationCode = '23505';
const conflictCodes: ReadonlySet<string> = new Set(['40001', '40P01']);
/** Classes for a rejected user or password, and for a database that does not exist. */
const configErrorClasses: ReadonlySet<string> = new Set(['28', '3D']);

/** The error of `pg-pool` for a caller that waited too long for others to return a connection. */
const poolTimeoutMessage = 'timeout exceeded when trying to connect';

function withStackOf(original: Error, translated: Error): Error {
  const frames = original.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  translated.stack = [`${translated.name}: ${translated.message}`, ...frames].join('\n');
  return translated;
}

function translateDatabaseError(error: pg.DatabaseError): Error {
  const code = error.code ?? '';
  const errorClass = code.slice(0, 2);
  if (conflictCodes.has(code))
    return new SerializationFailure(
      `PostgreSQL undid a transaction because it conflicted with another one (${code}).`,
    );
  if (configErrorClasses.has(errorClass))
    return new DatabaseConfigError(`PostgreSQL refuses the connection (${code}).`);
  if (code === readOnlyCode) return new ReadOnlyServer();
  if (code === protocolViolationCode)
    return new DatabaseUnavailable(
      `The pooler in front of PostgreSQL refuses the connection or the statement (${code}); its log says why.`,
    );
  if (programErrorClasses.has(errorClass) && !endedTransactionCodes.has(code)) {
    const names = [code, error.table, error.constraint].filter(Boolean).join(', ');
    const message = `PostgreSQL refused a statement (${names}).`;
    return code === uniqueViolationCode
      ? new UniqueViolation(message)
      : new StatementRefused(message);
  }
  return new DatabaseUnavailable(
    `PostgreSQL does not serve at the moment (${code}).`,
    code === diskFullCode ? 'full' : 'unavailable',
  );
}

/** Translates any error of `pg`. An error that this program caused becomes a plain `Error`. */
export function translatePostgresError(error: unknown): Error {
  if (!(error instanceof Error)) return new DatabaseUnavailable('PostgreSQL does not answer.');
  if (error instanceof ReadOnlyServer) return error;
  if (error instanceof pg.DatabaseError) return withStackOf(error, translateDatabaseError(error));
  if (error.message === poolTimeoutMessage)
    return withStackOf(
      error,
      new DatabaseUnavailable('All connections to PostgreSQL were busy for too long.', 'busy'),
    );
  const reason = 'code' in error && typeof error.code === 'string' ? error.code : 'no connection';
  return withStackOf(error, new DatabaseUnavailable(`PostgreSQL does not answer (${reason}).`));
}

export const isConnectionUsable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|25006|25P03|25P04|57P|58|XX)/.test(error.code ?? '');

export const isReadOnly = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === readOnlyCode;

const maxAttempts = 50;
/** After this time the caller would time out before it got the error. */
const maxMilliseconds = 8000;
const firstPauseMilliseconds = 4;
const longestPauseMilliseconds = 200;

export interface RetryOptions {
  readonly onRetry?: (() => void) | undefined;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Pauses for a random part of a doubling limit, so that the same units do not collide again. */
export async function retryOnConflict<T>(
  run: () => Promise<T>,
  {
    onRetry,
    now = () => performance.now(),
    random = Math.random,
    sleep = (milliseconds) => pause(milliseconds),
  }: RetryOptions = {},
): Promise<T> {
  const end = now() + maxMilliseconds;
  let limit = firstPauseMilliseconds;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof SerializationFailure)) throw error;
      const milliseconds = random() * limit;
      if (attempt === maxAttempts || now() + milliseconds > end) throw error;
      onRetry?.();
      await sleep(milliseconds);
      limit = Math.min(limit * 2, longestPauseMilliseconds);
    }
  }
}
