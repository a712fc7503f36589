/** The screens of an account with an unfinished survey. */

import { answerWith } from '../../../test/support/browser/faults.ts';
import type { Screens } from './screen.ts';

export const surveyScreens: Screens = {
  welcome: { who: 'newcomer', path: () => '/survey/two-stage', shows: 'Begin Survey' },
  survey: {
    who: 'newcomer',
    path: () => '/survey/two-stage',
    shows: 'How interested are you in this activity or dynamic?',
    before: (page) => page.getByRole('button', { name: 'Begin Survey' }).click(),
  },
  'survey-not-saved': {
    who: 'newcomer',
    path: () => '/survey/two-stage',
    shows: 'Not saved, choose again',
    hasFailure: true,
    faults: (page) => answerWith(page, 'saveResponse', 400),
    before: async (page) => {
      await page.getByRole('button', { name: 'Begin Survey' }).click();
      await page.locator('fieldset').first().getByRole('radio').nth(5).click({ force: true });
    },
  },
  'survey-halfway': { who: 'halfway', path: () => '/survey/two-stage', shows: '31 of 48' },
  'survey-failed': {
    who: 'halfway',
    path: () => '/survey/two-stage',
    shows: 'Failed to load survey',
    hasFailure: true,
    faults: async (page) => {
      await page.route(/two-stage\/start$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), state: 'SELECT_B' } });
      });
      await answerWith(page, 'completeSetA', 400);
    },
  },
  'create-random-begun': {
    who: 'halfway',
    path: () => '/create-random',
    shows: 'Answer the rest at random',
  },
  'no-results': { who: 'newcomer', path: () => '/profile', shows: 'No Results Yet' },
};
