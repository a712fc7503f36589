/** What two people want of each other, as far as it bounds their level (measurement §6). */

import { openScore } from '../../domain/scoring.ts';
import { themes } from '../../domain/themes.ts';
import { complementaryTrait, themeTraits } from '../bank/traits.ts';
import { need, readiness } from './compatibility-index.ts';

export interface PairWants {
  /**
   * The geometric mean of what each wants and the other is ready for: Σ need · readiness, in whole
   * traits (0 to 17).
   */
  readonly mutual: number;
  /**
   * The share, 0..1, of a person's need in a theme that the other is ready to meet, in the theme
   * where it is greatest; 1 if both want little of everything.
   */
  readonly openness: number;
}

/**
 * 'Very compatible' needs at least this much: half a trait that both want without reserve. With a
 * quarter, 12 % of strangers one standard deviation below the mean were 'very compatible'.
 */
export const minMutualWants = 0.5;
/** 'Compatible' needs at least one wanted theme to which the other person is open. */
export const minOpenness = readiness(openScore / 100);
/** Below this sum of needs a person wants little of everything that the survey asks about. */
export const minTotalNeed = 0.25;
/** A theme is wanted from this need on: an answer clearly above the middle. */
const minThemeNeed = 0.1;

/** Returns the wants of two people with these domain scores / 100. The order does not matter. */
export function pairWants(first: Float64Array, second: Float64Array): PairWants {
  const [one, other] = [wantsOf(first, second), wantsOf(second, first)];
  const isLittle = Math.max(one.needed, other.needed) < minTotalNeed;
  return {
    mutual: Math.sqrt(one.met * other.met),
    openness: isLittle ? 1 : Math.max(one.openness, other.openness),
  };
}

function wantsOf(own: Float64Array, other: Float64Array) {
  let [needed, met, openness] = [0, 0, 0];
  for (const theme of themes) {
    let [wanted, ready] = [0, 0];
    for (const k of themeTraits[theme]) {
      const part = need(own[k]!);
      wanted += part;
      ready += part * readiness(other[complementaryTrait[k]!]!);
    }
    needed += wanted;
    met += ready;
    if (wanted >= minThemeNeed) openness = Math.max(openness, ready / wanted);
  }
  return { needed, met, openness };
}
