/** The admin console. */

import type { Page } from '@playwright/test';
import { answerWith } from '../support/browser/faults.ts';
import { adminKey } from '../support/browser/server.ts';
import { manySets, noSets } from '../support/psychometrics/sets/parameter-sets.ts';
import { failing, nobody, replying, type States } from './state.ts';

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Standard-48 Questions' }).waitFor();
}

async function openScoring(page: Page): Promise<void> {
  await logIn(page);
  await page.getByRole('tab', { name: 'Scoring' }).click();
}

const faults = (page: Page) => answerWith(page, 'listParameterSets', 200, manySets);

const scoringStates: States = {
  'admin-scoring': nobody('/admin', 'What scores everybody', { faults, before: openScoring }),
  'admin-scoring-none': nobody('/admin', 'There are none yet.', {
    ...replying('listParameterSets', noSets),
    before: openScoring,
  }),
  'admin-scoring-failed': nobody('/admin', 'Failed to load parameter sets', {
    ...failing('listParameterSets', 400),
    before: openScoring,
  }),
  'admin-scoring-switch': nobody('/admin', 'Leave it as it is', {
    faults,
    before: async (page) => {
      await openScoring(page);
      await page.getByRole('button', { name: 'Score by this set' }).click();
    },
  }),
};

export const adminStates: States = {
  ...scoringStates,
  admin: nobody('/admin', 'Save All Changes (1)', {
    before: async (page) => {
      await logIn(page);
      await page.locator('main summary').first().click(); // the footer has one too
      await page.getByLabel('Question Text').first().fill('Another text.');
    },
  }),
  'admin-labels': nobody('/admin', 'Save Labels (0)', {
    before: async (page) => {
      await logIn(page);
      await page.getByRole('tab', { name: 'Response Labels' }).click();
    },
  }),
  'admin-audit': nobody('/admin', 'Before', {
    before: async (page) => {
      await logIn(page);
      await page.getByRole('tab', { name: 'Audit Log' }).click();
    },
  }),
  'admin-login': nobody('/admin', 'Admin Login'),
};
