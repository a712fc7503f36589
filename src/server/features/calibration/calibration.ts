/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export { inboxFolder, writeToInbox } from './inbox.ts';
export { endLease, holdLease } from './lease-store.ts';
export { makeFolder, replaceFile } from './replace-file.ts';
export { decodeResult, encodeResult, ResultFileError } from './result-file.ts';
export { findLatestUse, findSet } from './set-store.ts';
export {
  type CalibrationReport,
  DamagedSet,
  readRow,
  sha256,
  type StoredSet,
} from './stored-set.ts';
export { type CalibrationResult, type NewStatistics, storeResult } from './store-result.ts';
