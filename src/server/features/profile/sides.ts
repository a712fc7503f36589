/** Which side of a theme is a person's own, and how sure that is (measurement §4.6). */

import {
  type Certainty,
  certaintyOfInterest,
  leastCertain,
  readCertainty,
} from '../../../domain/certainty.ts';
import type { Side } from '../../../domain/portrait.ts';
import { minPolarityScore } from '../../../domain/scoring.ts';
import { type PolarityTheme, polarityThemes, type Theme } from '../../../domain/themes.ts';
import type { Profile } from '../../../psychometrics/index.ts';

export interface OwnSide {
  readonly theme: PolarityTheme;
  readonly side: Exclude<Side, 'plain'>;
  /** Whether the side itself is probably above the middle, and not only before the other one. */
  readonly isLiked: boolean;
  readonly certainty: Certainty;
}

export const isPolarityTheme = (theme: Theme): theme is PolarityTheme =>
  polarityThemes.some((one) => one === theme);

/**
 * Returns the side that a person takes in a theme, or null if none can be told: the side that the
 * polarity leans to, or both if both are wanted and the leaning is not clear. A leaning to a side
 * that is not wanted counts only if it is clear and the theme is of some interest.
 */
export function findOwnSide(profile: Profile, theme: PolarityTheme): OwnSide | null {
  const both = profile.poles[theme];
  if (!both) return null;
  const polarity = profile.polarities[theme];
  const leaning = readCertainty(polarity);
  const side = polarity.value < 0 ? 'negative' : 'positive';
  const other = polarity.value < 0 ? 'positive' : 'negative';
  const own = certaintyOfInterest(both[side]);
  const liked = { theme, isLiked: true };
  const bothSides = leastCertain(own, certaintyOfInterest(both[other]));
  if (leaning !== 'clearly' && bothSides !== 'close')
    return { ...liked, side: 'both', certainty: bothSides };
  if (leaning !== 'close' && own !== 'close')
    return { ...liked, side, certainty: leastCertain(leaning, own) };
  const isOfInterest = profile.scores[theme].value >= minPolarityScore;
  return leaning === 'clearly' && isOfInterest
    ? { theme, side, isLiked: false, certainty: leaning }
    : null;
}
