/** How the reason names the side of a theme that both people want. */

import type { PoledTheme } from '../../../domain/themes.ts';

interface SidePhrases {
  /** Phrases that follow "You both like to". */
  readonly positive: string;
  readonly negative: string;
}

export const sidePhrases: Readonly<Record<PoledTheme, SidePhrases>> = {
  DS: { positive: 'lead', negative: 'follow' },
  SM: { positive: 'give intense sensation', negative: 'receive intense sensation' },
  BOND: { positive: 'do the tying', negative: 'be tied' },
  EXVOY: { positive: 'be watched', negative: 'watch' },
  HUMIL: {
    positive: 'be on the giving side of humiliation play',
    negative: 'be on the receiving side of humiliation play',
  },
  PRIMAL: { positive: 'be the hunter in primal play', negative: 'be the prey in primal play' },
  ROLE: { positive: 'take care of a partner', negative: 'be looked after' },
};
