/**
 * The claims that a language model may put into words; it may make no others. "Certainly" means
 * that the whole 95 % interval lies beyond the limit (measurement §4.1).
 */

import {
  findGaps,
  findLeanings,
  isAbove,
  isBelow,
  type Leaning,
  lowestThird,
} from '../../../core/profile/facts.ts';
import { middleScore, minPolarityScore } from '../../../domain/scoring.ts';
import {
  type PolarityTheme,
  polarityThemes,
  poledThemes,
  type Theme,
  themes,
} from '../../../domain/themes.ts';
import type { Profile } from '../../../psychometrics/index.ts';

export type Claim =
  /** Themes whose score is certainly above the middle of the scale, highest first. */
  | { readonly kind: 'drawn'; readonly themes: readonly Theme[] }
  /** The theme with the highest score, if no theme is certainly above the middle. */
  | { readonly kind: 'perhaps'; readonly theme: Theme }
  /** All themes are certainly above the middle, or all are certainly below it. */
  | { readonly kind: 'all-drawn' | 'none-drawn' }
  /** Themes whose score is certainly in the lowest third of the scale, lowest first. */
  | { readonly kind: 'little'; readonly themes: readonly Theme[] }
  /** How many themes are certainly below the middle, if they are at least three but not all. */
  | { readonly kind: 'below'; readonly count: number }
  /** The interval of the polarity excludes zero, and the score is at least `minPolarityScore`. */
  | Leaning
  /** A theme whose two poles are both certainly above the middle, without a leaning to either. */
  | { readonly kind: 'switches'; readonly theme: PolarityTheme }
  /** Themes in which fantasy is certainly above activity, or activity certainly above fantasy. */
  | { readonly kind: 'imagines-more' | 'does-more'; readonly themes: readonly Theme[] };

const minCountBelow = 3;
const maxDrawn = 3;
const maxLeanings = 3;
/**
 * How many themes "little", "imagines-more" and "does-more" name, and how many "switches" there
 * are.
 */
const maxListed = 2;

function interestClaims({ scores }: Profile): Claim[] {
  const ranked = themes.toSorted((a, b) => scores[b].value - scores[a].value);
  const drawn = ranked.filter((theme) => isAbove(scores[theme], middleScore));
  const below = ranked.filter((theme) => isBelow(scores[theme], middleScore));
  const little = ranked.filter((theme) => isBelow(scores[theme], lowestThird)).toReversed();
  if (drawn.length === ranked.length) return [{ kind: 'all-drawn' }];
  if (below.length === ranked.length) return [{ kind: 'none-drawn' }];
  const claims: Claim[] =
    drawn.length > 0
      ? [{ kind: 'drawn', themes: drawn.slice(0, maxDrawn) }]
      : ranked.slice(0, 1).map((theme) => ({ kind: 'perhaps', theme }));
  if (below.length >= minCountBelow) claims.push({ kind: 'below', count: below.length });
  if (little.length > 0) claims.push({ kind: 'little', themes: little.slice(0, maxListed) });
  return claims;
}

/** The themes in which both poles are certainly above the middle, without a leaning. */
function findSwitches(profile: Profile): PolarityTheme[] {
  const { scores, poles } = profile;
  const leanings = findLeanings(profile);
  const bothAbove = new Set<Theme>(
    poledThemes.filter((theme) => {
      const both = poles[theme];
      return both && isAbove(both.positive, middleScore) && isAbove(both.negative, middleScore);
    }),
  );
  return polarityThemes
    .filter((theme) => scores[theme].value >= minPolarityScore)
    .filter((theme) => bothAbove.has(theme))
    .filter((theme) => !leanings.some((leaning) => leaning.theme === theme));
}

const poleClaims = (profile: Profile): Claim[] => [
  ...findLeanings(profile).slice(0, maxLeanings),
  ...findSwitches(profile)
    .slice(0, maxListed)
    .map((theme) => ({ kind: 'switches', theme }) as const),
];

function gapClaims(profile: Profile): Claim[] {
  const { imagined, done } = findGaps(profile);
  const claims = [
    { kind: 'imagines-more', themes: imagined.slice(0, maxListed) },
    { kind: 'does-more', themes: done.slice(0, maxListed) },
  ] as const;
  return claims.filter((claim) => claim.themes.length > 0);
}

export const deriveClaims = (profile: Profile): Claim[] => [
  ...interestClaims(profile),
  ...poleClaims(profile),
  ...gapClaims(profile),
];
