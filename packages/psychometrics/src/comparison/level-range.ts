/** Which levels a verdict names: as few neighbouring words as hold the true one often enough. */

import { compatibilityLevels, type CompatibilityLevel } from '../facts/scoring.ts';

/**
 * The levels that a verdict names are together at least this probable by the model, so that they
 * hold the true one for .8 of pairs who do not follow it (measurement §6).
 */
const minNamedProbability = 0.85;

/** Neighbouring levels; a single one if both are the same. */
export interface LevelRange {
  readonly lowest: CompatibilityLevel;
  readonly highest: CompatibilityLevel;
}

/**
 * Returns the fewest neighbouring levels that are probable enough together and include `level`; of
 * several such ranges the most probable one.
 */
export function findLevelRange(
  level: CompatibilityLevel,
  probabilities: readonly number[],
): LevelRange {
  const place = compatibilityLevels.indexOf(level);
  const ranges = compatibilityLevels.flatMap((_, low) =>
    compatibilityLevels.flatMap((__, high) =>
      low <= place && place <= high
        ? [{ low, high, probability: sumOf(probabilities.slice(low, high + 1)) }]
        : [],
    ),
  );
  const { low, high } = ranges.reduce((best, range) => {
    const [isLikely, wasLikely] = [range, best].map(isNameable);
    if (isLikely !== wasLikely) return isLikely ? range : best;
    const longer = range.high - range.low - (best.high - best.low);
    return longer < 0 || (longer === 0 && range.probability > best.probability) ? range : best;
  });
  return { lowest: compatibilityLevels[low]!, highest: compatibilityLevels[high]! };
}

/** The tolerance is for the rounding of sums of shares. */
const isNameable = ({ probability }: { readonly probability: number }): boolean =>
  probability >= minNamedProbability - 1e-9;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
