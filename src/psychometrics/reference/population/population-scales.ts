/** The scales of a person that public statistics count: ten theme scores and six polarities. */

import { cellCount } from '../../../domain/readings/statistics.ts';
import { polarityThemes, themes, type PolarityTheme, type Theme } from '../../../domain/themes.ts';

/** A value and its standard error, in points of its scale. */
interface ScaleEstimate {
  readonly value: number;
  readonly se: number;
}

/** What the statistics use of a profile: scores from 0 to 100, polarities from -100 to 100. */
export interface ScoredPerson {
  readonly scores: Readonly<Record<Theme, ScaleEstimate>>;
  readonly polarities: Readonly<Record<PolarityTheme, ScaleEstimate>>;
}

/** Reads the scales of a person: the scores of all themes, then the polarities moved to 0..100. */
export const readScales = ({ scores, polarities }: ScoredPerson): ScaleEstimate[] => [
  ...themes.map((theme) => scores[theme]),
  ...polarityThemes.map((theme) => {
    const { value, se } = polarities[theme];
    return { value: (value + 100) / 2, se: se / 2 };
  }),
];

export const scaleCount: number = themes.length + polarityThemes.length;

/** Returns the cell, 0 to 4, of a score from 0 to 100. */
const cellOf = (score: number): number =>
  Math.min(cellCount - 1, Math.max(0, Math.floor((score * cellCount) / 100)));

/** Returns how many people stand in each cell of each theme: ten lists of five. */
export function countCells(people: readonly ScoredPerson[]): number[][] {
  const cells = themes.map(() => Array.from({ length: cellCount }, () => 0));
  for (const { scores } of people)
    themes.forEach((theme, i) => (cells[i]![cellOf(scores[theme].value)]! += 1));
  return cells;
}
