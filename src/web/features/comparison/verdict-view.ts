/** The wording at the top of the comparison. Pure functions. */

import { compatibilityLevels } from '../../../domain/scoring.ts';
import { formatNumber } from '../../ui/language/numbers.ts';
import { type Comparison, levelTexts } from './comparison-reply.ts';
import * as words from './words.ts';

type Detail = Comparison['detail'];

export interface LevelShare {
  readonly name: string;
  readonly percent: number;
  readonly isNamed: boolean;
}

export interface VerdictView {
  /** A sentence if no single level is likely enough; otherwise null. */
  readonly between: string | null;
  readonly openness: string | null;
  /** The four levels, from the lowest to the highest. */
  readonly levels: readonly LevelShare[];
  readonly bridges: readonly string[];
}

export const viewVerdict = ({ compatibilityLevel, detail }: Comparison): VerdictView => ({
  between: describeBetween(compatibilityLevel, detail.neighbourLevel),
  openness: describeOpenness(detail),
  levels: compatibilityLevels.map((level, i) => ({
    name: levelTexts[level].shortTitle,
    percent: Math.round(100 * (detail.levelProbabilities[i] ?? 0)),
    isNamed: level === compatibilityLevel,
  })),
  bridges: detail.bridges,
});

/** Returns a sentence about both levels, from the lower one; null without a second level. */
export function describeBetween(
  level: Comparison['compatibilityLevel'],
  neighbour: Detail['neighbourLevel'],
): string | null {
  if (neighbour === null) return null;
  const [lower, higher] = compatibilityLevels.filter(
    (each) => each === level || each === neighbour,
  );
  return words.between(lower ?? level, higher ?? neighbour);
}

function describeOpenness({ theyAreOpenTo, youAreOpenTo }: Detail): string | null {
  if (theyAreOpenTo === null && youAreOpenTo === null) return null;
  if (youAreOpenTo === null) return words.theyAreOpen(formatNumber(theyAreOpenTo ?? 0));
  if (theyAreOpenTo === null) return words.youAreOpen(formatNumber(youAreOpenTo));
  return words.bothOpen(formatNumber(theyAreOpenTo), formatNumber(youAreOpenTo));
}
