/** The screens of the public statistics. */

import {
  inventedReply,
  inventedStatistics,
} from '../../src/web/features/gallery/invented/invented-statistics.ts';
import { hold } from '../support/browser/faults.ts';
import { failing, nobody, replying, type States } from './state.ts';

const inventedDemonstration = {
  ...inventedReply,
  statistics: { ...inventedStatistics, synthetic: true },
};

const path = '/statistics';

export const statisticsStates: States = {
  'statistics-none': { who: 'nobody', path, shows: 'Good company takes time' },
  statistics: nobody(path, 'Dominance & Submission', {
    ...replying('publicStatistics', inventedReply),
    before: (page) => page.locator('main button[aria-expanded]').first().click(),
  }),
  'statistics-invented': nobody(path, 'everybody on this page is invented', {
    ...replying('publicStatistics', inventedDemonstration),
  }),
  'statistics-failed': nobody(
    path,
    'The statistics couldn’t be loaded',
    failing('publicStatistics', 400),
  ),
  'statistics-loading': nobody(path, 'Loading...', {
    faults: async (page) => {
      await hold(page, 'publicStatistics');
    },
  }),
};
