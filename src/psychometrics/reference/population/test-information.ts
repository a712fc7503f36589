/** Where the questions of a theme measure sharply: the test information of each of its poles. */

import type { Theme } from '../../../domain/themes.ts';
import type { Bank } from '../../bank/bank.ts';
import { curveAt } from '../../bank/score-curves.ts';
import { themeTraits, traits, type Pole } from '../../bank/traits.ts';
import { fisherInformation } from '../../kernel/graded-response.ts';

export interface InformationCurve {
  readonly pole: Pole;
  /** The domain scores (0..100) at the trait levels -3, -2.5, …, 3. */
  readonly scores: readonly number[];
  /** The information about the trait at each of them, per squared unit of the trait. */
  readonly information: readonly number[];
}

const levels = Array.from({ length: 13 }, (_, step) => -3 + step / 2);

/**
 * Returns one curve for each pole of a theme: the sum over all questions of the pole, for a person
 * whose fantasy and activity do not differ. A theme without questions has none.
 */
export const testInformation = (bank: Bank, theme: Theme): InformationCurve[] =>
  bank.coveredThemes.includes(theme)
    ? themeTraits[theme].map((trait) => ({
        pole: traits[trait]!.pole,
        scores: levels.map((level) => round(curveAt(bank.curves[trait]!.all, level), 1)),
        information: levels.map((level) => round(traitInformation(bank, trait, level), 2)),
      }))
    : [];

const traitInformation = (bank: Bank, trait: number, level: number): number =>
  bank.linear.reduce((sum, item, i) => {
    if (bank.trait[i] !== trait) return sum;
    const slope = item.slopes[0]!;
    return sum + slope ** 2 * fisherInformation(item.intercepts, slope * level);
  }, 0);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
