/** The call of the pages that show what all answers together say. */

import { call } from './common-calls.ts';

export const statisticsCalls = {
  publicStatistics: call('GET', '/api/v1/statistics', 'public', 'Failed to load the statistics'),
};
