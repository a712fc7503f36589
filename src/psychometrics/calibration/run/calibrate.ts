/** A whole calibration at once. */

import type { Respondent } from '../../profile/posterior.ts';
import {
  createCalibration,
  type CalibrationOptions,
  type CalibrationResult,
} from './running-calibration.ts';

interface CalibrateOptions extends CalibrationOptions {
  /** Receives the share of the work that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

/** Runs `createCalibration` to its end. If it has not converged, nothing must be changed. */
export function calibrate(
  people: readonly Respondent[],
  { onProgress = () => {}, ...options }: CalibrateOptions,
): CalibrationResult {
  const calibration = createCalibration(people, options);
  let share = 0;
  while (share < 1) {
    share = calibration.step();
    onProgress(share);
  }
  return calibration.result();
}
