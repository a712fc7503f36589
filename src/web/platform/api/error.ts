import type { Problem } from '../../../contract/problem.ts';

/** Every failed call raises this (spec §8, decisions G2). `data` is the server's problem document where there was one. */
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

/** No answer came at all: the connection is broken, or nobody listens. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.data instanceof Error;

export const errorStatus = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;

function problemField(error: unknown, field: 'detail' | 'code' | 'requestId'): string | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null)
    return null;
  const value = (error.data as Partial<Problem>)[field]; // as: a parsed answer of unknown shape, checked below
  return typeof value === 'string' ? value : null;
}

/** The server's sentence about a failure, where it wrote one for a person to read (decisions G1). */
export const problemDetail = (error: unknown): string | null => problemField(error, 'detail');

/** The stable name of a failure (decisions G1). */
export const problemCode = (error: unknown): string | null => problemField(error, 'code');

/** By which whoever runs the site finds the failure in the log; null where it was none of the server's, as without a connection (check G08). */
export const requestId = (error: unknown): string | null =>
  problemField(error, 'requestId') ?? (error instanceof ApiError ? requestId(error.cause) : null);

/** The console alone, where the specification asks for it (spec §2, landing: 'the error goes to the console only'). */
export const logError = (error: unknown) => globalThis.console.error(error);
