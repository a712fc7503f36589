/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export { decodeResult, encodeResult, ResultFileError } from './result-file.ts';
export { startScoringJob } from './job.ts';
export { createScoring, type Scoring } from './scoring.ts';
export { findLatestUse, findSet } from './set-store.ts';
export { type CalibrationReport, DamagedSet, readRow, sha256 } from './stored-set.ts';
export { type CalibrationResult, type NewStatistics, storeResult } from './store-result.ts';
export type { SetsDeps } from './switch.ts';
