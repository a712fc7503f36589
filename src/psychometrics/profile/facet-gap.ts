/** The gap between fantasy and activity, and what is not known about it (measurement §4.1). */

import { z95 } from '../../domain/scoring.ts';
import { record, themes, type Theme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { curveSlopeAt } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, themeTraits, traitCount } from '../bank/traits.ts';
import { subtractDraws, summariseDraws, type Estimate } from './draws.ts';

/**
 * How much harder it may be to say yes to a deed than to the fantasy of it, in prior standard
 * deviations of a trait: 0 in the scoring, up to this until a calibration has estimated it.
 */
const maxFacetOffset = 0.3;

/**
 * Returns how far the gap of each theme would fall, in points, if deeds were harder than fantasies
 * by `maxFacetOffset`: the contrasts move by that, less the part that the prior holds back. All 0
 * with calibrated parameters.
 */
export function gapOffsets(bank: Bank, { mode, covariance }: LatentNormal): Record<Theme, number> {
  if (!bank.provisional) return record(themes, () => 0);
  const { precision } = bank.prior;
  const pull = Array.from({ length: latentCount }, (_, i) => {
    let sum = 0;
    for (let j = traitCount; j < latentCount; j++) sum += precision[i * latentCount + j]!;
    return sum;
  });
  return record(themes, (theme) => {
    const contrast = contrastIndex(theme);
    const kept = pull.reduce((sum, p, j) => sum + p * covariance[contrast * latentCount + j]!, 0);
    const trait = themeTraits[theme].reduce((best, k) => (mode[k]! > mode[best]! ? k : best));
    return maxFacetOffset * (1 - kept) * curveSlopeAt(bank.curves[trait]!.all, mode[trait]!);
  });
}

/**
 * Returns the gap, whose 95 % interval excludes 0 only if it does so both for deeds as hard as
 * fantasies and for deeds that lower it by `offset` points. The latter matters to gaps above 0.
 */
export function estimateGap(
  fantasy: Float64Array,
  activity: Float64Array,
  offset: number,
): Estimate {
  const { value, se } = summariseDraws(subtractDraws(fantasy, activity));
  return { value, se: value > 0 ? se + offset / z95 : se };
}

/** Whether a gap is beyond its 95 % margin. */
export const isGapTold = ({ value, se }: Estimate): boolean => Math.abs(value) > z95 * se;

type Facets = Readonly<Record<'fantasy' | 'activity' | 'gap', Estimate>>;

/** Returns the figures as they are shown: their mean for both where no gap is told. */
export function shownFacets({
  fantasy,
  activity,
  gap,
}: Facets): Record<'fantasy' | 'activity', Estimate> {
  if (isGapTold(gap)) return { fantasy, activity };
  // One decimal place, like each of the two.
  const mean = (one: number, other: number): number => Math.round(5 * (one + other)) / 10;
  const middle = { value: mean(fantasy.value, activity.value), se: mean(fantasy.se, activity.se) };
  return { fantasy: middle, activity: middle };
}
