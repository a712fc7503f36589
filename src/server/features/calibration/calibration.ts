/** The public interface of the calibration feature for the rest of the server (ADR 31). */

export { decodeResult, inboxFolder, ResultFileError, storeResult } from './results.ts';
export { createScoring, type Scoring, startScoringJob } from './scoring.ts';
export { sha256, tryToReadRow } from './store.ts';
