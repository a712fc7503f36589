/** Several attempts of one person, seen side by side. */

import type { Theme } from '../../../domain/themes.ts';
import type { Bank } from '../../bank/bank.ts';
import { traits, type Pole } from '../../bank/traits.ts';
import { summariseDraws, traitDraws, type Estimate } from '../../profile/draw-statistics.ts';
import { drawDomains } from '../../profile/draws.ts';
import { scoreAnswers, type Respondent } from '../../profile/posterior.ts';

export interface TraitScore extends Estimate {
  theme: Theme;
  pole: Pole;
}

/**
 * Returns the domain scores (0..100) of an attempt, one per trait, with their posterior standard
 * deviations. The attempt is scored under its own edition; the points are those of the edition
 * `scale`, so that attempts of different editions can stand side by side. Under its own edition as
 * the scale, an attempt has the scores of its profile. Throws a RangeError if an answer is invalid.
 */
export function traitScores({ bank, answers }: Respondent, scale: Bank): TraitScore[] {
  const { domain } = drawDomains(scale, scoreAnswers(bank, answers));
  return traits.map(({ theme, pole }, trait) => ({
    theme,
    pole,
    ...summariseDraws(traitDraws(domain, trait)),
  }));
}
