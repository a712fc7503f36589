import type { Problem } from '../../contract/problem.ts';

/** Every failed call raises this (spec §8, decisions G2). `data` is the server's problem document where there was one. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;

  constructor(statusText: string, status = 500, data: unknown = null) {
    super(`API Error: ${status} ${statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.data = data;
  }
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

/** The server's sentence about a failure, where it wrote one for a person to read (decisions G1). */
export function detailOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null) return null;
  const { detail } = error.data as Partial<Problem>; // as: a parsed answer of unknown shape, checked below
  return typeof detail === 'string' ? detail : null;
}

/** The console alone, where the specification asks for it (spec §2, landing: 'the error goes to the console only'). */
export const report = (error: unknown) => globalThis.console.error(error);
