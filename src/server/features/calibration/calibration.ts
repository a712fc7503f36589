/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export { decodeResult, encodeResult, ResultFileError } from './results/result-file.ts';
export { startScoringJob } from './job.ts';
export { createScoring, type Scoring } from './sets/scoring.ts';
export { findLatestUse, findSet } from './sets/set-store.ts';
export { type CalibrationReport, DamagedSet, readRow, sha256 } from './sets/stored-set.ts';
export { type CalibrationResult, type NewStatistics, storeResult } from './results/store-result.ts';
