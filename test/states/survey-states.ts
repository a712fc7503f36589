/** The screens of an account with an unfinished survey. */

import type { Page } from '@playwright/test';
import { answerWith } from '../support/browser/faults.ts';
import { agreeAndBegin } from '../support/browser/page/survey-page.ts';
import { failing, halfway, newcomer, type States } from './state.ts';

/** Leads to the second stage, whatever the account has answered. */
async function chooseSetB(page: Page): Promise<void> {
  let isChosen = false;
  await page.route(/two-stage\/start$/, async (route) => {
    isChosen = false;
    const attempt = await (await route.fetch()).json();
    await route.fulfill({ json: { ...attempt, state: 'SELECT_B' } });
  });
  await page.route(/two-stage\/complete-set-a$/, async (route) => {
    isChosen = true;
    const status = route.request().url().replace('complete-set-a', 'status');
    const attempt = await (await route.fetch({ url: status, method: 'GET' })).json();
    const setB = { setBItems: ['B01', 'B02'], setBProgress: { answered: 0, total: 2 } };
    await route.fulfill({ json: { ...attempt, ...setB, state: 'B_ACTIVE' } });
  });
  await page.route(/two-stage\/items$/, async (route) => {
    const { setAItems } = await (await route.fetch()).json();
    if (!isChosen) return route.fulfill({ json: { setAItems, setBItems: [] } });
    const text = 'A partner holds you by the wrists, as you both agreed.';
    return route.fulfill({
      json: { setAItems, setBItems: ['B01', 'B02'].map((id) => ({ id, text })) },
    });
  });
}

/** Shows two questions of a round of ten, whatever the account has answered. */
async function openRound(page: Page): Promise<void> {
  const ids = ['B01', 'B02'];
  await page.route(/two-stage\/start$/, async (route) => {
    const attempt = await (await route.fetch()).json();
    const round = { setBItems: ids, setBProgress: { answered: 0, total: 2 } };
    await route.fulfill({ json: { ...attempt, ...round, state: 'ROUND_ACTIVE' } });
  });
  await page.route(/two-stage\/items$/, async (route) => {
    const { setAItems } = await (await route.fetch()).json();
    const text = 'A partner holds you by the wrists, as you both agreed.';
    await route.fulfill({ json: { setAItems, setBItems: ids.map((id) => ({ id, text })) } });
  });
}

export const surveyStates: States = {
  welcome: newcomer('/survey/two-stage', 'Begin Survey'),
  survey: newcomer('/survey/two-stage', 'How interested are you in this activity or dynamic?', {
    before: agreeAndBegin,
  }),
  'survey-not-saved': newcomer('/survey/two-stage', 'Not saved, choose again', {
    ...failing('saveResponse', 400),
    before: async (page) => {
      await agreeAndBegin(page);
      await page.locator('fieldset').first().getByRole('radio').nth(5).click({ force: true });
    },
  }),
  'survey-halfway': halfway('/survey/two-stage', '31 of 48'),
  'survey-second-stage': halfway(
    '/survey/two-stage',
    '2 more, chosen by what you answered. About two minutes.',
    {
      faults: chooseSetB,
    },
  ),
  'survey-round': halfway('/survey/two-stage', '0 of 2 answered', { faults: openRound }),
  'survey-failed': halfway('/survey/two-stage', 'Failed to load survey', {
    hasFailure: true,
    faults: async (page) => {
      await page.route(/two-stage\/start$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), state: 'SELECT_B' } });
      });
      await answerWith(page, 'completeSetA', 400);
    },
  }),
  'create-random-begun': halfway('/create-random', 'Answer the rest at random'),
  'no-results': newcomer('/profile', 'No Results Yet'),
};
