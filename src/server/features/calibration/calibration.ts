/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export { startScoringJob } from './job.ts';
export { endLease, holdLease } from './lease-store.ts';
export { inboxFolder, writeToInbox } from './results/inbox.ts';
export { makeFolder, replaceFile } from './results/replace-file.ts';
export { decodeResult, encodeResult, ResultFileError } from './results/result-file.ts';
export { type CalibrationResult, type NewStatistics, storeResult } from './results/store-result.ts';
export { createScoring, type Scoring } from './sets/scoring.ts';
export {
  type CalibrationReport,
  DamagedSet,
  readRow,
  sha256,
  type StoredSet,
} from './sets/stored-set.ts';
