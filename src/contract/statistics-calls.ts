import { open } from './common-calls.ts';

export const statisticsCalls = {
  publicStatistics: open.get('/api/v1/statistics', 'Failed to load the statistics'),
};
