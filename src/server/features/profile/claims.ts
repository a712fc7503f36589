/**
 * What may be said about a profile, as claims that each rest on an interval of 1.96 standard errors (decisions E2,
 * measurement §4.1). The summary says these and nothing else; a test checks every one with arithmetic of its own.
 */

import { middleScore, z95 } from '../../../domain/scoring.ts';
import { type Theme, themes, type PolarityTheme, polarityThemes } from '../../../domain/themes.ts';
import { poledThemes } from '../../../domain/themes.ts';
import { type Estimate, type Profile } from '../../../psychometrics/index.ts';

export type Claim =
  /** Certainly above the middle of the scale, strongest first. */
  | { readonly kind: 'drawn'; readonly dimensions: readonly Theme[] }
  /** The highest, where none is certainly above the middleScore. */
  | { readonly kind: 'perhaps'; readonly dimension: Theme }
  /** All ten certainly above, or certainly below, the middleScore. */
  | { readonly kind: 'all-drawn' | 'none-drawn' }
  /** Certainly in the lowest third, where others are not. */
  | { readonly kind: 'little'; readonly dimensions: readonly Theme[] }
  /** How many of the ten are certainly below the middleScore, where it is several and not all. */
  | { readonly kind: 'below'; readonly count: number }
  /** A tendency that leaves out zero, in a theme of some interest. */
  | {
      readonly kind: 'leans';
      readonly dimension: PolarityTheme;
      readonly pole: 'positive' | 'negative';
    }
  /** Both sides certainly above the middleScore. */
  | { readonly kind: 'switches'; readonly dimension: PolarityTheme }
  /** Fantasy certainly above activity, or the other way round. */
  | { readonly kind: 'imagines-more' | 'does-more'; readonly dimensions: readonly Theme[] };

const lowestThird = 100 / 3;
/** Below this score a polarity says little interest, not two sides (measurement §4.1). */
const someInterest = 20;
const several = 3;

const isAbove = ({ value, se }: Estimate, limit: number): boolean => value - z95 * se > limit;
const isBelow = ({ value, se }: Estimate, limit: number): boolean => value + z95 * se < limit;

function interestClaims({ scores }: Profile): Claim[] {
  const ranked = themes.toSorted((a, b) => scores[b].value - scores[a].value);
  const drawn = ranked.filter((key) => isAbove(scores[key], middleScore));
  const little = ranked.filter((key) => isBelow(scores[key], lowestThird)).toReversed();
  if (drawn.length === ranked.length) return [{ kind: 'all-drawn' }];
  if (ranked.every((key) => isBelow(scores[key], middleScore))) return [{ kind: 'none-drawn' }];
  const below = ranked.filter((key) => isBelow(scores[key], middleScore)).length;
  const [first = 'SENS'] = ranked;
  return [
    drawn.length > 0
      ? { kind: 'drawn', dimensions: drawn.slice(0, 3) }
      : { kind: 'perhaps', dimension: first },
    ...(below >= several ? [{ kind: 'below', count: below } as const] : []),
    ...(little.length > 0 ? [{ kind: 'little', dimensions: little.slice(0, 2) } as const] : []),
  ];
}

function sideClaims({ scores, polarities, poles }: Profile): Claim[] {
  const alive = polarityThemes.filter((key) => scores[key].value >= someInterest);
  const leaning = alive
    .filter((key) => isAbove(polarities[key], 0) || isBelow(polarities[key], 0))
    .sort((a, b) => Math.abs(polarities[b].value) - Math.abs(polarities[a].value))
    .slice(0, 3)
    .map(
      (dimension) =>
        ({
          kind: 'leans',
          dimension,
          pole: polarities[dimension].value > 0 ? 'positive' : 'negative',
        }) as const,
    );
  const both = poledThemes.filter(
    (key) =>
      poles[key] &&
      isAbove(poles[key].positive, middleScore) &&
      isAbove(poles[key].negative, middleScore),
  );
  const switching = alive.filter(
    (key) => both.some((one) => one === key) && !leaning.some(({ dimension }) => dimension === key),
  );
  return [
    ...leaning,
    ...switching.slice(0, 2).map((dimension) => ({ kind: 'switches', dimension }) as const),
  ];
}

function facetClaims({ dimensions }: Profile): Claim[] {
  const byGap = (isBeyond: (gap: Estimate) => boolean): Theme[] =>
    themes
      .filter((key) => isBeyond(dimensions[key].gap))
      .sort((a, b) => Math.abs(dimensions[b].gap.value) - Math.abs(dimensions[a].gap.value));
  const imagined = byGap((gap) => isAbove(gap, 0));
  const done = byGap((gap) => isBelow(gap, 0));
  return [
    ...(imagined.length > 0
      ? [{ kind: 'imagines-more', dimensions: imagined.slice(0, 2) } as const]
      : []),
    ...(done.length > 0 ? [{ kind: 'does-more', dimensions: done.slice(0, 2) } as const] : []),
  ];
}

/** In the order in which they are told: the most certain first. */
export const claimsOf = (profile: Profile): Claim[] => [
  ...interestClaims(profile),
  ...sideClaims(profile),
  ...facetClaims(profile),
];
