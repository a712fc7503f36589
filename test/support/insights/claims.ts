/** A claim of every kind; tests of insights cite them by their place in this list. */

import type { Claim } from '../../../src/server/features/profile/profile.ts';

export const claimsOfEveryKind: readonly Claim[] = [
  { kind: 'drawn', themes: ['BOND', 'SENS'] },
  { kind: 'little', themes: ['HUMIL'] },
  { kind: 'leans', theme: 'DS', pole: 'positive' },
  { kind: 'switches', theme: 'PRIMAL' },
  { kind: 'imagines-more', themes: ['EXVOY'] },
  { kind: 'does-more', themes: ['ROLE'] },
  { kind: 'below', count: 4 },
  { kind: 'perhaps', theme: 'ENM' },
  { kind: 'leans', theme: 'SM', pole: 'negative' },
  { kind: 'all-drawn' },
  { kind: 'none-drawn' },
];
