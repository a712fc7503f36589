/**
 * Finds the theme that stands out for a person, by scores in units of the reference population, so
 * that a theme with mild questions is not first for most people (measurement §4.2).
 */

import { minFirstProbability, middleScore } from '../facts/scoring.ts';
import { record, themes, type Theme } from '../facts/themes.ts';
import type { ReferencePeople } from '../population/reference-people.ts';
import { summariseDraws, type Estimate } from './posterior.ts';

export interface Ranked extends Estimate {
  /** The posterior probability of being the highest of all, 0..1. */
  first: number;
}

/**
 * Returns, for each theme, (score - reference mean) / reference SD with its posterior standard
 * deviation, and the probability that no other theme is higher. `intensities` has one value per
 * draw, 0..100. Only themes in `covered` can be first.
 */
export function standThemes(
  intensities: Readonly<Record<Theme, Float64Array>>,
  reference: ReferencePeople,
  covered: readonly Theme[],
): Record<Theme, Ranked> {
  const standardised = record(themes, (theme) => {
    const { mean, sd } = reference.themes[theme];
    return intensities[theme].map((value) => (value - mean) / sd);
  });
  const first = shareOfFirstPlaces(covered, standardised);
  return record(themes, (theme) => ({
    ...summariseDraws(standardised[theme]),
    first: covered.includes(theme) ? first[theme] : 0,
  }));
}

/**
 * Returns the share of draws (0..1) in which each series is the highest. If several tie, the first
 * of them counts.
 */
export function shareOfFirstPlaces<K extends string>(
  keys: readonly K[],
  series: Readonly<Record<K, Float64Array>>,
): Record<K, number> {
  const places = record(keys, () => 0);
  const drawCount = series[keys[0]!].length;
  for (let r = 0; r < drawCount; r++) {
    let highest = keys[0]!;
    for (const key of keys) if (series[key][r]! > series[highest][r]!) highest = key;
    places[highest] += 1 / drawCount;
  }
  return places;
}

/** Returns the keys by their probability of being first, the most probable one first. */
export function byFirstProbability<K extends string>(
  ranked: Readonly<Record<K, Pick<Ranked, 'first'>>>,
): K[] {
  const keys = Object.keys(ranked) as K[]; // as: the keys of a complete record
  return keys.sort((a, b) => ranked[b].first - ranked[a].first);
}

/**
 * Returns the theme that stands out for a person: it is first with a probability of at least
 * `minFirstProbability`, and its score is not below the middle of the scale. Returns null if no
 * theme does.
 */
export function findStandingOut(
  standing: Readonly<Record<Theme, Ranked>>,
  scores: Readonly<Record<Theme, Estimate>>,
): Theme | null {
  const [lead] = byFirstProbability(standing);
  if (lead === undefined || standing[lead].first < minFirstProbability) return null;
  return scores[lead].value >= middleScore ? lead : null;
}
