/** The texts of features/together/result. */

import type { CommonStrength } from '../../../../domain/readings/together.ts';

export const loading = 'Loading the shared reading…';
export const sharedReading = 'Shared reading';
export const bothWantTitle = 'What you both want';
export const bothWantHint =
  'Each of you rated these high, or ticked “Yes, if you want it”. Neither of you sees which.';
export const keptTitle = 'Kept for the two of you';
export const kept = (since: string, until: string): string =>
  `Both of you have been able to see this since ${since}. It is erased on ${until}, or as soon as one of you withdraws it.`;
export const inCommon = {
  much: 'much in common',
  some: 'something in common',
} as const satisfies Record<CommonStrength, string>;
