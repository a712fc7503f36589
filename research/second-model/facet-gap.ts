/** The uncertainty about the gap between fantasy and activity (measurement §4.1). */

import { themes } from '../../src/domain/themes.ts';
import { apply, inverse, type Moments, type NaivePosterior, type Prior } from './estimate.ts';
import { type NaiveItem, themeTraits, traitCount } from './model.ts';
import { scoresOnAllItems } from './profile.ts';

/** How much harder deeds may be than fantasies, as long as no calibration has measured it. */
const offset = 0.3;
const h = 0.025;

/**
 * Returns the gaps with standard errors under which a gap above 0 is beyond its margin only if it
 * is so for deeds that are harder too. If deeds are, the answers show contrasts whose prior has the
 * mean `offset`; to first order in it, the mode moves by V P m, and the remainder of `offset` is
 * the amount by which the true contrasts lie below the estimates.
 */
export function allowForHarderDeeds(
  gaps: readonly Moments[],
  prior: Prior,
  items: readonly NaiveItem[],
  { mode, covariance }: NaivePosterior,
): Moments[] {
  const harder = mode.map((_, i) => (i < traitCount ? 0 : offset));
  const moved = apply(covariance, apply(inverse(prior.covariance), harder));
  const scores = [h, -h].map((step) =>
    scoresOnAllItems(
      items,
      mode.map((level, i) => (i < traitCount ? level + step : 0)),
    ),
  );
  return gaps.map(({ value, se }, theme) => {
    if (value <= 0) return { value, se };
    const [first, ...others] = themeTraits(themes[theme]!);
    const higher = others.reduce((best, t) => (mode[t]! > mode[best]! ? t : best), first!);
    const slope = (scores[0]![higher]! - scores[1]![higher]!) / (2 * h);
    return { value, se: se + ((offset - moved[traitCount + theme]!) * slope) / 1.959_963_985 };
  });
}
