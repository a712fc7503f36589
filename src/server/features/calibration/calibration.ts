/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export {
  decodeResult,
  encodeResult,
  inboxFolder,
  ResultFileError,
  storeResult,
} from './results.ts';
export { createScoring, type Scoring, startScoringJob } from './scoring.ts';
export {
  type CalibrationReport,
  sha256,
  type StoredSet as CalibrationResult,
  tryToReadRow,
} from './store.ts';
