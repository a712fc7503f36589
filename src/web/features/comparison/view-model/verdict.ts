/** What the top of the comparison says in words. Pure functions. */

import { compatibilityLevels } from '../../../../domain/scoring.ts';
import type { Comparison } from './comparison-reply.ts';
import { levelTexts } from './levels.ts';

type Detail = NonNullable<Comparison['detail']>;

export interface LevelShare {
  readonly name: string;
  /** A whole number of percent, 0 to 100. */
  readonly percent: number;
  /** Whether it is the level in the heading. */
  readonly isNamed: boolean;
}

export interface VerdictReading {
  /** A sentence if no level is likely enough to stand alone; otherwise null. */
  readonly between: string | null;
  readonly openness: string | null;
  readonly ownRange: string | null;
  /** The four levels, from the lowest to the highest; empty without details. */
  readonly levels: readonly LevelShare[];
  readonly bridges: readonly string[];
}

export function readVerdict({ compatibilityLevel, detail }: Comparison): VerdictReading {
  if (!detail) return { between: null, openness: null, ownRange: null, levels: [], bridges: [] };
  const [low, high] = detail.ownRange;
  return {
    between: describeBetween(compatibilityLevel, detail.neighbourLevel),
    openness: describeOpenness(detail),
    ownRange: `With most people you’d land between ${low} and ${high} %.`,
    levels: compatibilityLevels.map((level, i) => ({
      name: levelTexts[level].shortTitle,
      percent: Math.round(100 * (detail.levelProbabilities[i] ?? 0)),
      isNamed: level === compatibilityLevel,
    })),
    bridges: detail.bridges,
  };
}

function describeBetween(
  level: Comparison['compatibilityLevel'],
  neighbour: Detail['neighbourLevel'],
): string | null {
  if (neighbour === null) return null;
  const [lower, higher] = compatibilityLevels.filter(
    (each) => each === level || each === neighbour,
  );
  return `Between “${lower}” and “${higher}”: your answers don’t settle which.`;
}

function describeOpenness({ theyAreOpenTo, youAreOpenTo }: Detail): string | null {
  if (theyAreOpenTo === null && youAreOpenTo === null) return null;
  if (youAreOpenTo === null)
    return `They are open to ${theyAreOpenTo} % of what you want; they want little themselves.`;
  if (theyAreOpenTo === null)
    return `You are open to ${youAreOpenTo} % of what they want; you want little yourself.`;
  return `They are open to ${theyAreOpenTo} % of what you want, you to ${youAreOpenTo} % of what they want.`;
}
