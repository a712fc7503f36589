/** What a comparison's reason text is based on: themes only, never a pole or an item. */

import { record, themes, type Theme } from '../../domain/themes.ts';
import { themeTraits } from '../bank/traits.ts';
import type { Tally } from './compatibility-index.ts';

export interface Contributions {
  /**
   * The points (of 100) that each theme adds to the mutual fulfilment R. Together with the baseline
   * they add up to 100 R.
   */
  fulfilment: Record<Theme, number>;
  /** The two themes of largest fulfilment, largest first; only those of at least one point. */
  topThemes: Theme[];
  /** Per theme, the part (0..100) of a person's total need that the other is not ready for. */
  unmet: Record<'mine' | 'theirs', Record<Theme, number>>;
  /** The largest unmet need and the person who has it; null if none reaches 5. */
  greatestUnmet: { theme: Theme; side: 'mine' | 'theirs'; amount: number } | null;
}

/** In points of 100. */
const minContribution = 1;
const minUnmet = 5;

/** `isSwapped`: the tally's first person is the partner. */
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
