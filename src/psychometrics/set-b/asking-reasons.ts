/** The reasons for the questions of Set B, as kinds instead of figures (measurement §5). */

import { record, themes, type AskingReason, type Theme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { themeTraits } from '../bank/traits.ts';
import {
  type Answers,
  traitDraws,
  drawCount,
  drawDomains,
  type DomainDraws,
} from '../profile/posterior.ts';
import { nothingPassed, type PassedItems } from './passed-items.ts';
import { themeErrors } from './select-round.ts';
import { startSelection } from './selection.ts';

export interface AskingReasons {
  /** The themes whose scores have the widest margins after Set A, widest first. */
  readonly openThemes: readonly Theme[];
  readonly byTheme: Readonly<Record<Theme, AskingReason>>;
}

const openThemeCount = 3;

/** From this probability on, the pole that is higher counts as decided. */
const decidedProbability = 0.8;

/** Only answers to Set A count. Throws a RangeError if an answer is invalid. */
export function explainSetB(
  bank: Bank,
  answers: Answers,
  passed: PassedItems = nothingPassed,
): AskingReasons {
  const selection = startSelection(bank, answers, passed);
  const { posterior, refused } = selection;
  const { domain } = drawDomains(bank, posterior);
  const margins = themeErrors(domain);
  const openThemes = selection.openThemes
    .toSorted((one, other) => margins[other] - margins[one])
    .slice(0, openThemeCount);
  return {
    openThemes,
    byTheme: record(themes, (theme) => {
      if (!refused[themes.indexOf(theme)] && arePolesClose(domain, theme)) return 'poles';
      return openThemes.includes(theme) ? 'open' : 'cover';
    }),
  };
}

/** Whether it is undecided which pole is the higher one. */
function arePolesClose(domain: DomainDraws['domain'], theme: Theme): boolean {
  const [positive = 0, negative] = themeTraits[theme];
  if (negative === undefined) return false;
  const other = traitDraws(domain, negative);
  const higher = traitDraws(domain, positive).filter((value, r) => value > other[r]!).length;
  const share = higher / drawCount;
  return Math.max(share, 1 - share) < decidedProbability;
}
