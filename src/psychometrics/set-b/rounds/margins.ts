/** What an attempt's answers leave uncertain, step by step (measurement §5.1). */

import { record, type Theme, themes } from '../../../domain/themes.ts';
import type { Bank } from '../../bank/bank.ts';
import { themeTraits } from '../../bank/traits.ts';
import { maxDraws, summariseDraws } from '../../profile/draw-statistics.ts';
import { drawDomains } from '../../profile/draws.ts';
import { type Answers, scoreAnswers } from '../../profile/posterior.ts';

/**
 * Returns the standard error of each theme's score in points, as in the profile of these answers.
 * Throws a RangeError if an answer is invalid.
 */
export function scoreErrors(bank: Bank, answers: Answers): Record<Theme, number> {
  const { domain } = drawDomains(bank, scoreAnswers(bank, answers));
  return record(themes, (theme) => summariseDraws(maxDraws(domain, themeTraits[theme])).se);
}
