/** The admin console. */

import type { Page } from '@playwright/test';
import { adminKey } from '../../../test/support/browser/server.ts';
import type { Screens } from './screen.ts';

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Standard-48 Questions' }).waitFor();
}

export const adminScreens: Screens = {
  admin: {
    who: 'nobody',
    path: () => '/admin',
    shows: 'Save All Changes (1)',
    before: async (page) => {
      await logIn(page);
      await page.locator('summary').first().click();
      await page.getByLabel('Question Text').first().fill('Another text.');
    },
  },
  'admin-labels': {
    who: 'nobody',
    path: () => '/admin',
    shows: 'Save Labels (0)',
    before: async (page) => {
      await logIn(page);
      await page.getByRole('tab', { name: 'Response Labels' }).click();
    },
  },
  'admin-audit': {
    who: 'nobody',
    path: () => '/admin',
    shows: 'Before',
    before: async (page) => {
      await logIn(page);
      await page.getByRole('tab', { name: 'Audit Log' }).click();
    },
  },
  'admin-login': { who: 'nobody', path: () => '/admin', shows: 'Admin Login' },
};
