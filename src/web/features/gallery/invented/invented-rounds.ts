/** The rounds of ten of a person who has taken three. */

import type { Rounds } from '../../profile/deeper/use-deeper.ts';

const margins = [14.9, 13.6, 12.9, 12.3];

export const rounds: Rounds = {
  left: 75,
  open: null,
  steps: margins.map((margin, n) => ({ answered: 63 + 10 * n, margin })),
  surer: [
    { category: 'SM', before: 17.2, after: 13.8 },
    { category: 'EXVOY', before: 15.4, after: 13.1 },
  ],
};
