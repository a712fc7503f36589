/** The section of RESULTS.md on response quality. */

import { answerers } from '../../parts/quality/answerers.ts';
import { knowledge } from '../../parts/quality/quality.ts';
import type { Figures } from '../figures/figures.ts';
import { percent, shortNumber, table, withError } from './format.ts';

const names = {
  calibrated: 'true parameters',
  ideal: 'expert parameters that are right',
  provisional: 'expert parameters that are off',
} as const;

export function qualitySection({ quality }: Figures): string[] {
  const { shippedCuts, flagged } = quality;
  return [
    '## Response quality',
    `${quality.people} people of each kind, a new world for each chunk of them. *very reserved*: all traits 2.2 below the prior’s centre; *vanilla*: soft play .8 above it, all else 1.8 below; *shuffled*: an honest person’s answers in random places. Person fit is the log likelihood ratio against uniform answers and lz, both from all answers. Flagged at cuts that flag 4.5 % of honest people, the cut for lz 1 %:`,
    table(
      ['Scored with', 'cut of log ratio', 'cut of lz', ...answerers],
      knowledge.map((known) => {
        const { cuts, misfit } = quality.fit[known];
        return [
          names[known],
          withError(cuts.logRatio),
          withError(cuts.lz),
          ...answerers.map((kind) => percent(misfit[kind].value)),
        ];
      }),
    ),
    `At the product’s cuts, ${shippedCuts.logRatio} for the log ratio and ${shippedCuts.lz} for lz:`,
    table(
      ['Scored with', ...answerers],
      knowledge.map((known) => [
        names[known],
        ...answerers.map((kind) => withError(quality.fit[known].misfitShipped[kind])),
      ]),
    ),
    `Flagged in the product, by person fit or a long run: ${answerers.map((kind) => `${kind} ${withError(flagged[kind])}`).join(', ')}. After a calibration the cuts must be calibrated anew with the new parameters. Longest run of 4, 5 or 6 of honest people, 99.9 %: ${quality.longestRun999}; SD of answers, 1 %: ${shortNumber(quality.variability01)}.`,
  ];
}
