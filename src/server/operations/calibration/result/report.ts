/** What an administrator reads about a calibration before switching to its set. */

import { driftErrors } from '../../../../domain/scoring.ts';
import {
  type Bank,
  type Calibration,
  parameterDrift,
  traits,
} from '../../../../psychometrics/index.ts';
import type { CalibrationReport } from '../../../features/calibration/calibration.ts';
import { findConsequences } from './consequences.ts';
import type { Comparison } from './fitted-person.ts';
import { findDifferences } from './group-differences.ts';

interface ReportInput extends Comparison {
  readonly calibration: Calibration;
  /** The copies that could be opened, and those that could not. */
  readonly read: number;
  readonly unreadable: number;
}

export function makeReport(input: ReportInput): CalibrationReport {
  const { calibration, present, read, unreadable } = input;
  const { people, acceptance, remainingStep, drift } = calibration.fit;
  return {
    comparedWith: present.version,
    people: { read, unreadable, filtered: calibration.filtered, fitted: people },
    fit: { acceptance, remainingStep, drift },
    ...compareParameters(calibration, present.current),
    differences: findDifferences(input),
    consequences: findConsequences(input),
  };
}

/** Questions that the current edition no longer asks are left out. */
function compareParameters(
  { fit }: Calibration,
  present: Bank,
): Pick<CalibrationReport, 'items' | 'traits'> {
  const drift = parameterDrift(fit, present);
  const estimates = new Map(fit.items.map((item) => [item.id, item]));
  return {
    items: drift.items.map(({ id, slope, location, shift }) => {
      const { a, b, aError, locationError, answers } = estimates.get(id)!;
      const { slopes, intercepts } = present.linear[present.indexById.get(id)!]!;
      return {
        id,
        answers,
        slope: a,
        slopeError: aError,
        presentSlope: slopes[0]!,
        location: mean(b),
        locationError,
        presentLocation: -mean(Array.from(intercepts)) / slopes[0]!,
        shift,
        drifts: Math.abs(slope) > driftErrors || Math.abs(location) > driftErrors,
      };
    }),
    traits: [...drift.traits].map(([index, shift]) => {
      const { theme, pole } = traits[index]!;
      return { theme, pole, shift };
    }),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
