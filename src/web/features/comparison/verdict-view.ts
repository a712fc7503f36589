/** The wording at the top of the comparison. Pure functions. */

import { type CompatibilityLevel, compatibilityLevels } from '../../../domain/scoring.ts';
import { type Comparison, levelTexts } from './comparison-reply.ts';
import * as words from './words.ts';

type Detail = Comparison['detail'];

export interface LevelShare {
  readonly name: string;
  readonly percent: number;
  readonly isNamed: boolean;
}

export interface VerdictView {
  readonly openness: string | null;
  /** The four levels, from the lowest to the highest. */
  readonly levels: readonly LevelShare[];
  readonly bridges: readonly string[];
}

export const viewVerdict = ({ detail }: Comparison): VerdictView => ({
  openness: describeOpenness(detail),
  levels: compatibilityLevels.map((level, i) => ({
    name: levelTexts[level].shortTitle,
    percent: Math.round(100 * (detail.levelProbabilities[i] ?? 0)),
    isNamed: isWithin(level, detail.levelRange),
  })),
  bridges: detail.bridges,
});

function isWithin(level: CompatibilityLevel, { lowest, highest }: Detail['levelRange']): boolean {
  const place = (one: CompatibilityLevel): number => compatibilityLevels.indexOf(one);
  return place(lowest) <= place(level) && place(level) <= place(highest);
}

function describeOpenness({ theyAreOpenTo, youAreOpenTo }: Detail): string | null {
  const they = theyAreOpenTo && words.openness[theyAreOpenTo];
  const you = youAreOpenTo && words.openness[youAreOpenTo];
  if (they && you) return words.bothOpen(they, you);
  if (they) return words.theyAreOpen(they);
  return you && words.youAreOpen(you);
}
