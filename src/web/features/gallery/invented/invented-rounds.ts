/** The rounds of ten in every state that the profile shows. */

import type { Rounds } from '../../profile/deeper/use-deeper.ts';

const margins = [14.9, 13.6, 12.9, 12.3];

/** Returns the margins after the survey and so many rounds. */
const steps = (rounds: number): Rounds['steps'] =>
  margins.slice(0, rounds + 1).map((margin, n) => ({ answered: 63 + 10 * n, margin }));

const surer: Rounds['surer'] = [
  { category: 'SM', before: 17.2, after: 13.8 },
  { category: 'EXVOY', before: 15.4, after: 13.1 },
];

interface RoundsState {
  readonly rounds: Rounds;
  readonly step: 'idle' | 'beginning' | 'failed';
  readonly isSharpened: boolean;
}

const idle = { step: 'idle', isSharpened: false } as const;

export const roundsStates: Readonly<Record<string, RoundsState>> = {
  'before the first': { ...idle, rounds: { left: 105, open: null, steps: steps(0), surer: [] } },
  'half-way': {
    ...idle,
    rounds: { left: 95, open: { answered: 4, total: 10 }, steps: steps(0), surer: [] },
  },
  'after the third': {
    step: 'failed',
    isSharpened: true,
    rounds: { left: 75, open: null, steps: steps(3), surer },
  },
  'nothing left': { ...idle, rounds: { left: 0, open: null, steps: steps(1), surer: [] } },
};
