/**
 * The facts that a portrait may state. "Certainly" means that the whole 95 % interval lies beyond
 * the limit (measurement §4.1).
 */

import {
  byFirstProbability,
  type Estimate,
  findStandingOut,
  type Profile,
} from 'spark-psychometrics';
import { middleScore, minPolarityScore, z95 } from '../../domain/scoring.ts';
import { type PolarityTheme, polarityThemes, type Theme, themes } from '../../domain/themes.ts';

export interface Leaning {
  readonly kind: 'leans';
  readonly theme: PolarityTheme;
  readonly pole: 'positive' | 'negative';
}

const lowestThird = 100 / 3;

export const isMost = (count: number, of: number): boolean => count > of / 2;

export const isKnown = ({ se }: Estimate): boolean => Number.isFinite(se);

export const isAbove = ({ value, se }: Estimate, limit: number): boolean =>
  value - z95 * se > limit;
export const isBelow = ({ value, se }: Estimate, limit: number): boolean =>
  value + z95 * se < limit;

/** Returns the certain leanings, the largest first. */
export function findLeanings({ scores, polarities }: Profile): Leaning[] {
  return polarityThemes
    .filter((theme) => scores[theme].value >= minPolarityScore)
    .filter((theme) => isAbove(polarities[theme], 0) || isBelow(polarities[theme], 0))
    .sort((a, b) => Math.abs(polarities[b].value) - Math.abs(polarities[a].value))
    .map((theme) => ({
      kind: 'leans',
      theme,
      pole: polarities[theme].value > 0 ? 'positive' : 'negative',
    }));
}

/** Returns the themes with a clear gap, the largest gap first. */
export function findGaps({ facets }: Profile): { imagined: Theme[]; done: Theme[] } {
  const bySize = (matches: (gap: Estimate) => boolean): Theme[] =>
    themes
      .filter((theme) => matches(facets[theme].gap))
      .sort((a, b) => Math.abs(facets[b].gap.value) - Math.abs(facets[a].gap.value));
  return {
    imagined: bySize((gap) => isAbove(gap, 0)),
    done: bySize((gap) => isBelow(gap, 0)),
  };
}

export interface Facts {
  /** The theme that stands out, with a tested lead (measurement §4.2). */
  readonly lead: Theme | null;
  /** Two themes of which one is very probably first, if neither leads. */
  readonly pair: readonly [Theme, Theme] | null;
  /** Themes certainly above the middle, other than the lead, the most outstanding first. */
  readonly drawn: readonly Theme[];
  /** The themes of `drawn` that the lead is not certainly ahead of. */
  readonly closeBehind: readonly Theme[];
  readonly cool: readonly Theme[];
  /** Themes that are certainly in the lowest third, lowest first. */
  readonly little: readonly Theme[];
  /** The theme with the highest score. Null if even that is too low to speak of interest. */
  readonly nearest: Theme | null;
  /** Whether nothing can be said about some theme. */
  readonly hasUnknown: boolean;
  /** Poles that are certainly in the lowest third, in a theme that leans to the other pole. */
  readonly refused: ReadonlySet<Theme>;
  readonly imagined: readonly Theme[];
  readonly done: readonly Theme[];
}

/** Some two of ten themes are easily ahead of the others, so a pair needs more than a lead. */
const minPairProbability = 0.8;

/** Returns null unless both themes reach the middle. */
function findPair({ standing, scores }: Profile): readonly [Theme, Theme] | null {
  const [one, other] = byFirstProbability(standing);
  if (one === undefined || other === undefined) return null;
  if (standing[one].first + standing[other].first < minPairProbability) return null;
  return [one, other].every((theme) => scores[theme].value >= middleScore) ? [one, other] : null;
}

/** Treats the errors as independent, which makes the margin too wide rather than too narrow. */
const isClose = (lead: Estimate, other: Estimate): boolean =>
  lead.value - other.value <= z95 * Math.hypot(lead.se, other.se);

export function deriveFacts(profile: Profile): Facts {
  const { scores, standing, poles } = profile;
  const lead = findStandingOut(standing, scores);
  const drawn = themes
    .filter((theme) => theme !== lead && isAbove(scores[theme], middleScore))
    .toSorted((a, b) => standing[b].value - standing[a].value);
  const byScore = themes.toSorted((a, b) => scores[b].value - scores[a].value);
  const nearest = byScore[0]!;
  const refused = findLeanings(profile).filter(({ theme, pole }) => {
    const other = poles[theme]?.[pole === 'positive' ? 'negative' : 'positive'];
    return other !== undefined && isBelow(other, lowestThird);
  });
  return {
    lead,
    pair: lead === null ? findPair(profile) : null,
    drawn,
    closeBehind:
      lead === null ? [] : drawn.filter((theme) => isClose(standing[lead], standing[theme])),
    cool: themes.filter((theme) => isBelow(scores[theme], middleScore)),
    little: byScore.toReversed().filter((theme) => isBelow(scores[theme], lowestThird)),
    nearest:
      isKnown(scores[nearest]) && !isBelow(scores[nearest], minPolarityScore) ? nearest : null,
    hasUnknown: !themes.every((theme) => isKnown(scores[theme])),
    refused: new Set(refused.map(({ theme }) => theme)),
    ...findGaps(profile),
  };
}

export const leavesTheRest = ({ lead, cool }: Facts): boolean =>
  lead !== null && isMost(cool.length, themes.length - 1);
