/** A claim of every kind, for tests of what may be said of one. */

import type { Claim } from '../../src/server/features/profile/profile.ts';

export const claimsOfEveryKind: readonly Claim[] = [
  { kind: 'drawn', dimensions: ['BOND', 'SENS'] },
  { kind: 'little', dimensions: ['HUMIL'] },
  { kind: 'leans', dimension: 'DS', pole: 'positive' },
  { kind: 'switches', dimension: 'PRIMAL' },
  { kind: 'imagines-more', dimensions: ['EXVOY'] },
  { kind: 'does-more', dimensions: ['ROLE'] },
  { kind: 'below', count: 4 },
  { kind: 'perhaps', dimension: 'ENM' },
  { kind: 'leans', dimension: 'SM', pole: 'negative' },
  { kind: 'all-drawn' },
  { kind: 'none-drawn' },
];
