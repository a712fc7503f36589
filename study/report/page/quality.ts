/** The section of RESULTS.md on response quality. */

import type { Figures } from '../figures/figures.ts';
import { knowledge } from '../figures/quality.ts';
import { shortNumber, table, withError } from './format.ts';

const names = {
  calibrated: 'true parameters',
  ideal: 'expert parameters that are right',
  provisional: 'expert parameters that are off',
} as const;

export function qualitySection({ quality }: Figures): string[] {
  return [
    '## Response quality',
    `${quality.people} people of each kind, a new world for each chunk of them. Flagged at the cut-off that spares 95 % of honest people:`,
    table(
      ['Scored with', 'lz mean', 'lz SD', '5 % cut-off', 'random flagged', 'half-random flagged'],
      knowledge.map((known) => {
        const own = quality.fit[known];
        return [
          names[known],
          shortNumber(own.mean),
          shortNumber(own.sd),
          withError(own.cutoff),
          withError(own.random),
          withError(own.halfRandom),
        ];
      }),
    ),
    `In the product, with its cut-off of ${quality.shippedCutoff} and the longest run: honest ${withError(quality.flagged.honest)}, random ${withError(quality.flagged.random)}, half random ${withError(quality.flagged['half random'])} flagged. Kept after a calibration the cut-off would flag ${withError(quality.keptAfterCalibration)} of honest people: it must be simulated anew with the new parameters. Longest run of honest people, 99.9 %: ${quality.longestRun999}; SD of answers, 1 %: ${shortNumber(quality.variability01)}.`,
  ];
}
