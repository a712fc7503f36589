/** The side of a theme that is a person's own, for the sentences of a portrait. */

import type { Estimate, Profile } from 'spark-psychometrics';
import type { Certainty } from '../../domain/certainty.ts';
import type { Side } from '../../domain/portrait.ts';
import {
  type PolarityTheme,
  polarityThemes,
  type PoledTheme,
  type Theme,
} from '../../domain/themes.ts';
import { deriveStand } from './stand.ts';

export interface OwnSide<T extends PoledTheme = PolarityTheme> {
  readonly theme: T;
  readonly side: Exclude<Side, 'plain'>;
  /** Whether the side itself is probably above the middle, and not only ahead of the other side. */
  readonly isLiked: boolean;
  readonly certainty: Certainty;
}

const isPolarityTheme = (theme: Theme): theme is PolarityTheme =>
  polarityThemes.some((one) => one === theme);

/** Without a reported polarity, the difference of the poles; its margin is a little wide. */
export function polarityOf({ polarities, poles }: Profile, theme: PoledTheme): Estimate | null {
  if (isPolarityTheme(theme)) return polarities[theme];
  const both = poles[theme];
  return (
    both && {
      value: both.positive.value - both.negative.value,
      se: Math.hypot(both.positive.se, both.negative.se),
    }
  );
}

/** Returns null if no side is clear. */
export function findOwnSide<T extends PoledTheme>(profile: Profile, theme: T): OwnSide<T> | null {
  const poles = profile.poles[theme];
  const polarity = polarityOf(profile, theme);
  if (!poles || !polarity) return null;
  const score = profile.scores[theme].value;
  const stand = deriveStand({ polarity, score, poles });
  if (!('certainty' in stand)) return null;
  const { certainty } = stand;
  return stand.kind === 'both'
    ? { theme, isLiked: true, side: 'both', certainty }
    : { theme, isLiked: stand.kind === 'pole', side: stand.side, certainty };
}
