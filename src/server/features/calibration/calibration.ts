/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export {
  type CalibrationResult,
  decodeResult,
  encodeResult,
  inboxFolder,
  type NewStatistics,
  ResultFileError,
  storeResult,
} from './results.ts';
export { createScoring, type Scoring, startScoringJob } from './scoring.ts';
export { type CalibrationReport, sha256, tryToReadRow } from './store.ts';
