import type { Problem } from '../../../contract/problem.ts';

/** Thrown by every failed call. `data` is the server's problem document, if any. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;

  constructor(statusText: string, status = 500, data: unknown = null, cause?: unknown) {
    super(`API Error: ${status} ${statusText}`, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.data = data;
  }
}

/** Whether the server sent no response: there is no connection, or the server is down. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.data instanceof Error;

export const errorStatus = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;

export const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

function problemField(error: unknown, field: 'detail' | 'code' | 'requestId'): string | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null)
    return null;
  const value = (error.data as Partial<Problem>)[field]; // as: the type is checked below
  return typeof value === 'string' ? value : null;
}

/** Returns the server's explanation of the failure, written for visitors. */
export const problemDetail = (error: unknown): string | null => problemField(error, 'detail');

/** Returns the stable code of the failure. */
export const problemCode = (error: unknown): string | null => problemField(error, 'code');

/** Explains rows that could not be opened, otherwise null. Trying again does not help (ADR 22). */
export const damageDetail = (error: unknown): string | null =>
  error instanceof ApiError
    ? problemCode(error) === 'damaged'
      ? problemDetail(error)
      : damageDetail(error.cause)
    : null;

/** Returns the id of the failed request in the server's log, if it sent one. */
export const requestId = (error: unknown): string | null =>
  problemField(error, 'requestId') ?? (error instanceof ApiError ? requestId(error.cause) : null);

/** Logs failures that no message on the screen reports. */
export const logError = (error: unknown) => globalThis.console.error(error);
