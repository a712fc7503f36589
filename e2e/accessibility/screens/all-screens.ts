/** Every screen in every state, and the accounts that see them. */

import {
  type Account,
  createAccount,
  createFinishedAccount,
  createOpenAccount,
  createHalfwayAccount,
  mixedAnswers,
} from '../../../test/support/browser/make-account.ts';
import {
  adminKey,
  donationSettings,
  test as serverTest,
} from '../../../test/support/browser/server.ts';
import { adminScreens } from './admin-screens.ts';
import { linkScreens } from './link-screens.ts';
import { profileScreens } from './profile-screens.ts';
import type { Screens, Visitors } from './screen.ts';
import { signedOutScreens } from './signed-out-screens.ts';
import { statisticsScreens } from './statistics-screens.ts';
import { surveyScreens } from './survey-screens.ts';
import { togetherScreens } from './together-screens.ts';

export const screens: Screens = {
  ...signedOutScreens,
  ...adminScreens,
  ...surveyScreens,
  ...profileScreens,
  ...linkScreens,
  ...togetherScreens,
  ...statisticsScreens,
};

interface Accounts extends Visitors {
  /** A second finished account. Its share code appears in the paths of some screens. */
  readonly other: Account;
}

export const test = serverTest.extend<object, { accounts: Accounts }>({
  settings: [donationSettings, { scope: 'worker' }],
  accounts: [
    async ({ playwright, serverAddress }, use) => {
      const api = await playwright.request.newContext({ baseURL: serverAddress });
      // This edit adds an entry to the audit log, which the admin console shows.
      await api.put('/api/v1/admin/survey-items/A48', {
        headers: { 'x-admin-key': adminKey },
        data: { text: 'Another text.' },
      });
      await use({
        nobody: null,
        newcomer: await createAccount(api),
        halfway: await createHalfwayAccount(api),
        finished: await createFinishedAccount(api, mixedAnswers),
        other: await createOpenAccount(api, (i) => 7 - ((i * 3) % 7)),
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../../../test/support/browser/server.ts';
