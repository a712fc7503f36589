/** Statistics of a site with 1,250 people, in all their states. */

import { polarityThemes, themeFacts, themes } from '../../../../domain/themes.ts';
import type { PublicStatistics, Statistics } from '../../statistics/use-statistics.ts';

const shapes: Statistics['themes'][number]['cells'][] = [
  [70, 210, 450, 380, 140],
  [330, 410, 300, 150, 60],
  [null, 120, 390, 520, null],
  [620, 410, 180, null, null],
];
const scores = [4, 7, 11, 18, 27, 38, 50, 62, 73, 82, 89, 93, 96];

/** A bell over the scores, highest at the score `peak`. */
const bell = (peak: number): number[] =>
  scores.map((score) => Number((9 * Math.exp(-(((score - peak) / 34) ** 2))).toFixed(2)));

export const inventedStatistics: Statistics = {
  day: '2026-11-12',
  parameterSet: 'starting values',
  synthetic: false,
  people: 1250,
  margin: 21,
  themes: themes.map((theme, index) => ({
    theme,
    cells: shapes[index % shapes.length] ?? [],
    reliability: index === 5 ? null : 0.9 - 0.05 * (index % 4),
    information:
      themeFacts[theme].poles === null
        ? [{ pole: '0', scores, information: bell(52) }]
        : [
            { pole: '+', scores, information: bell(44) },
            { pole: '-', scores, information: bell(60) },
          ],
  })),
  polarities: polarityThemes.map((theme) => ({ theme, reliability: 0.75 })),
};

export const inventedReply: PublicStatistics = {
  parameters: { provisional: 107, literature: 21, calibrated: 0, people: null },
  statistics: inventedStatistics,
};
