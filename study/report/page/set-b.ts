/** The section of RESULTS.md on Set B: length, exposure and broken rules. */

import type { Figures } from '../figures/figures.ts';
import { percent, table, withError } from './format.ts';

export function setBSection({ length, exposure, constraints }: Figures): string[] {
  const rows = (['calibrated', 'provisional'] as const).map((scoring) => {
    const own = length[scoring];
    return [
      scoring,
      withError(own.mean),
      percent(own.atMin.value),
      percent(own.atMax.value),
      withError(own.predictedSe),
      withError(own.reportedSe),
      withError(own.correlation),
    ];
  });
  return [
    '## Set B',
    `Length by the stopping rule, and the mean polarity margin that the choice promises beside the one shown afterwards:`,
    table(
      ['Scoring', 'Mean length', 'stop at 15', 'reach 25', 'promised', 'shown', 'correlation'],
      rows,
    ),
    `Exposure over ${exposure.attempts} attempts of 15: the least-shown of the 80 questions in ${percent(exposure.min)} of them, the most-shown in ${percent(exposure.max)}. Without calibration slots ${exposure.neverWithoutSlots} questions are never shown.`,
    `${constraints.patterns} patterns of answers of every kind: ${constraints.broken} broken rules${constraints.brokenRules.length ? ` (${constraints.brokenRules.join(', ')})` : ''}, ${constraints.notReproduced} choices that changed when repeated.`,
    `In ${constraints.refusers} of these patterns a whole theme is refused with 1 and 2: ${percent(constraints.metAboveClass2)} of them meet a question of it above rarity class 2, ${percent(constraints.metAboveClass3)} one of class 4 or 5. For ${percent(constraints.gaveWay)} of them the balance of fantasy and activity or the rule on pairs gave way.`,
  ];
}
