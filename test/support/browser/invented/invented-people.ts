import type { Reply } from '../../../../src/contract/endpoints.ts';

export const inventPeople = (): Reply<'listPeople'>['people'] => [
  { shareCode: '10000000000000000000', name: 'K.', keptDay: '2026-11-20' },
  {
    shareCode: '20000000000000000000',
    name: 'The one from the choir, in the red scarf.',
    keptDay: '2026-10-02',
  },
  { shareCode: '30000000000000000000', name: 'Hinge, November', keptDay: '2025-11-12' },
];
