/** Everything the profile shows about one person (measurement §4.1). */

import {
  factors,
  factorThemes,
  polarityThemes,
  record,
  themes,
  type Factor,
  type PolarityTheme,
  type Theme,
} from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { themeTraits } from '../bank/traits.ts';
import {
  subtractDraws,
  drawDomains,
  summarizeDraws,
  maxDraws,
  meanDraws,
  traitDraws,
  scoreAnswers,
  type Answers,
  type Estimate,
} from './posterior.ts';

export interface Profile {
  /** How many answers stand behind it, 0..128. */
  answered: number;
  /** True while the bank has provisional parameters: say so wherever the profile is shown. */
  provisional: boolean;
  /** Intensity of each theme, 0..100: the posterior mean of the larger pole's domain score. */
  scores: Record<Theme, Estimate>;
  /** Positive minus negative pole, -100..100. */
  polarities: Record<PolarityTheme, Estimate>;
  /** Domain score of each pole, 0..100; null in an unpoled theme. */
  poles: Record<Theme, { positive: Estimate; negative: Estimate } | null>;
  /** Intensity by wording, 0..100 each; gap = fantasy - activity, -100..100. Comment on a gap only beyond 1.96 se. */
  facets: Record<Theme, { fantasy: Estimate; activity: Estimate; gap: Estimate }>;
  /** Mean intensity of the themes of each summary area, 0..100. */
  factors: Record<Factor, Estimate>;
}

/**
 * The profile: a deterministic function of bank and answers. With no answer at all it is the prior's. RangeError if there is
 * not one answer per item or an answer is neither 1..7 nor null.
 */
export function computeProfile(bank: Bank, answers: Answers): Profile {
  const posterior = scoreAnswers(bank, answers);
  const draws = drawDomains(bank, posterior);
  const intensities = record(themes, (theme) => maxDraws(draws.domain, themeTraits[theme]));
  return {
    answered: posterior.answered,
    provisional: bank.provisional,
    scores: record(themes, (theme) => summarizeDraws(intensities[theme])),
    polarities: record(polarityThemes, (theme) => {
      const [positive = 0, negative = 0] = themeTraits[theme];
      return summarizeDraws(
        subtractDraws(traitDraws(draws.domain, positive), traitDraws(draws.domain, negative)),
      );
    }),
    poles: record(themes, (theme) => {
      const [positive = 0, negative] = themeTraits[theme];
      if (negative === undefined) return null;
      return {
        positive: summarizeDraws(traitDraws(draws.domain, positive)),
        negative: summarizeDraws(traitDraws(draws.domain, negative)),
      };
    }),
    facets: record(themes, (theme) => {
      const fantasy = maxDraws(draws.fantasy, themeTraits[theme]);
      const activity = maxDraws(draws.activity, themeTraits[theme]);
      return {
        fantasy: summarizeDraws(fantasy),
        activity: summarizeDraws(activity),
        gap: summarizeDraws(subtractDraws(fantasy, activity)),
      };
    }),
    factors: record(factors, (factor) =>
      summarizeDraws(meanDraws(factorThemes[factor].map((theme) => intensities[theme]))),
    ),
  };
}
