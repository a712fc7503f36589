/** Translates errors of `node:sqlite`. Their messages contain no values, so they may be logged. */

import { DatabaseUnavailable, type FailureCause } from '../errors.ts';

/** The database file cannot be read or written, or stays locked by another connection. */
export class FileUnavailable extends DatabaseUnavailable {}

// Result codes: https://sqlite.org/rescode.html
const lockedCodes: ReadonlySet<number> = new Set([5, 6]);
const unusableFileCodes = [8, 10, 13, 14]; // read-only, input or output, full disk, cannot open
const temporaryCodes: ReadonlySet<number> = new Set([...lockedCodes, ...unusableFileCodes]);

const causesByCode: ReadonlyMap<number, FailureCause> = new Map([
  [8, 'read_only'],
  [13, 'full'],
]);

function resultCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

/** Whether the statement failed because another connection holds a lock. */
export const isBusy = (error: unknown): boolean => lockedCodes.has(resultCode(error) ?? 0);

/** Turns temporary failures, such as a full disk, into `FileUnavailable`; returns other errors. */
export function translateSqliteError(error: unknown): unknown {
  const code = resultCode(error) ?? 0;
  if (!(error instanceof Error && temporaryCodes.has(code))) return error;
  return new FileUnavailable(
    `SQLite does not serve at the moment (${error.message}).`,
    causesByCode.get(code),
  );
}
