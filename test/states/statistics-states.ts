/** The screens of the public statistics. */

import {
  inventedReply,
  inventedStatistics,
} from '../../src/web/features/gallery/invented/invented-statistics.ts';
import { answerWith, hold } from '../support/browser/faults.ts';
import type { States } from './state.ts';

const inventedDemonstration = {
  ...inventedReply,
  statistics: { ...inventedStatistics, synthetic: true },
};

const path = () => '/statistics';

export const statisticsStates: States = {
  'statistics-none': { who: 'nobody', path, shows: 'Good company takes time' },
  statistics: {
    who: 'nobody',
    path,
    shows: 'Dominance & Submission',
    faults: (page) => answerWith(page, 'publicStatistics', 200, inventedReply),
    before: (page) => page.locator('main button[aria-expanded]').first().click(),
  },
  'statistics-invented': {
    who: 'nobody',
    path,
    shows: 'everybody on this page is invented',
    faults: (page) => answerWith(page, 'publicStatistics', 200, inventedDemonstration),
  },
  'statistics-failed': {
    who: 'nobody',
    path,
    shows: 'The statistics couldn’t be loaded',
    hasFailure: true,
    faults: (page) => answerWith(page, 'publicStatistics', 400),
  },
  'statistics-loading': {
    who: 'nobody',
    path,
    shows: 'Loading...',
    faults: async (page) => {
      await hold(page, 'publicStatistics');
    },
  },
};
