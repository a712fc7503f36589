/**
 * Summarises a comparison by theme. The text that explains the comparison to the users is based on
 * this summary, which contains themes only, never a pole or an item.
 */

import { record, themes, type Theme } from '../../domain/themes.ts';
import { themeTraits } from '../bank/traits.ts';
import type { Tally } from './compatibility-index.ts';

export interface Contributions {
  /**
   * The percentage points that each theme contributes to the mutual fulfilment R. The points of all
   * themes add up to less than 100 R; the baseline need, which is the same for each person,
   * contributes the rest.
   */
  fulfilment: Record<Theme, number>;
  /**
   * At most two themes: those with the most points, highest first. A theme with less than one point
   * is omitted.
   */
  topThemes: Theme[];
  /**
   * For each person and theme: the percentage (0..100) of the person's total need that lies in this
   * theme and that the other person is not ready to meet.
   */
  unmet: Record<'mine' | 'theirs', Record<Theme, number>>;
  /**
   * The largest amount in `unmet`, with its theme and the person whose need is unmet. Null if all
   * amounts are below 5.
   */
  greatestUnmet: { theme: Theme; side: 'mine' | 'theirs'; amount: number } | null;
}

/** Both limits are on a scale from 0 to 100. */
const minContribution = 1;
const minUnmet = 5;

/**
 * Summarises the tally of `pairs` pairs of draws. If `isSwapped` is true, the first person of the
 * tally is `theirs`, not `mine`.
 */
export function summariseContributions(
  tally: Tally,
  pairs: number,
  isSwapped: boolean,
): Contributions {
  const byTheme = (values: Float64Array): Record<Theme, number> =>
    record(
      themes,
      (theme) => (100 * themeTraits[theme].reduce((sum, k) => sum + values[k]!, 0)) / pairs,
    );
  const [myUnmet, theirUnmet] = isSwapped
    ? [tally.unmetSecond, tally.unmetFirst]
    : [tally.unmetFirst, tally.unmetSecond];
  const fulfilment = byTheme(tally.met);
  const unmet = { mine: byTheme(myUnmet), theirs: byTheme(theirUnmet) };
  const candidates = themes.flatMap((theme) =>
    (['mine', 'theirs'] as const).map((side) => ({ theme, side, amount: unmet[side][theme] })),
  );
  const [greatest] = candidates.sort((a, b) => b.amount - a.amount);
  return {
    fulfilment,
    topThemes: themes
      .filter((theme) => fulfilment[theme] >= minContribution)
      .sort((a, b) => fulfilment[b] - fulfilment[a])
      .slice(0, 2),
    unmet,
    greatestUnmet: greatest && greatest.amount >= minUnmet ? greatest : null,
  };
}
