import type { Problem } from '../../../contract/problem.ts';

/**
 * The error of every failed call (spec §8, product decisions G2). `data` is the server's problem
 * document, if it sent one.
 */
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

/** Whether the request got no answer: there is no connection, or the server is down. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.data instanceof Error;

export const errorStatus = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;

export const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

function problemField(error: unknown, field: 'detail' | 'code' | 'requestId'): string | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null)
    return null;
  const value = (error.data as Partial<Problem>)[field]; // as: of unknown shape, checked below
  return typeof value === 'string' ? value : null;
}

/** The server's sentence about the failure, written for people to read (product decisions G1). */
export const problemDetail = (error: unknown): string | null => problemField(error, 'detail');

/** The stable name of the failure (product decisions G1). */
export const problemCode = (error: unknown): string | null => problemField(error, 'code');

/**
 * Identifies the failed request in the server's log; null if the server sent no answer (check
 * G08).
 */
export const requestId = (error: unknown): string | null =>
  problemField(error, 'requestId') ?? (error instanceof ApiError ? requestId(error.cause) : null);

/** Some failures go to the console only (spec §2, landing). */
export const logError = (error: unknown) => globalThis.console.error(error);
