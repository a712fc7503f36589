/**
 * Computes how often a difference of fantasy and activity is claimed without one (measurement §4).
 */

import { measureFoursGap, type FacetsChunk, type FoursGap } from '../../parts/facets.ts';
import { jackknifeFigure, mean, type Figure } from '../../parts/statistics.ts';

export interface FacetFigures {
  people: number;
  /** The mean number of themes, 0 to 10, in which a difference is claimed. */
  claims: Figure;
  /** The share of these claims that have the wrong sign. */
  wrongSign: Figure;
  /** The share of people without any contrast about whom at least one claim is made. */
  withoutContrast: Figure;
  foursGap: FoursGap;
}

export function facetFigures(chunks: readonly FacetsChunk[]): FacetFigures {
  type Name = keyof FacetsChunk;
  const values = (some: readonly FacetsChunk[], name: Name): number[] =>
    some.flatMap((chunk) => chunk[name]);
  return {
    people: values(chunks, 'claims').length,
    claims: jackknifeFigure(chunks, (some) => mean(values(some, 'claims'))),
    wrongSign: jackknifeFigure(
      chunks,
      (some) => mean(values(some, 'wrongClaims')) / mean(values(some, 'claims')),
    ),
    withoutContrast: jackknifeFigure(chunks, (some) =>
      mean(values(some, 'claimsWithoutContrast').map((claims) => Number(claims > 0))),
    ),
    foursGap: measureFoursGap(),
  };
}
