/** Claims of every kind. Tests of insights refer to a claim by its position in this list. */

import type { Claim } from '../../../src/server/features/insights/claims.ts';

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
