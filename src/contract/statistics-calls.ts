/** The call of the pages that show what all answers together say. */

import type { Call } from './common-calls.ts';

export const statisticsCalls = {
  publicStatistics: {
    method: 'GET',
    path: '/api/v1/statistics',
    access: 'public',
    fallback: 'Failed to load the statistics',
  },
} as const satisfies Record<string, Call>;
