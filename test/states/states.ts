/** Every screen in every state, and the accounts that see them. */

import {
  type Account,
  createAccount,
  createFinishedAccount,
  createOpenAccount,
  createHalfwayAccount,
  descendingAnswers,
  mixedAnswers,
} from '../support/browser/make-account.ts';
import { adminKey, test as serverTest } from '../support/browser/server.ts';
import { adminStates } from './admin-states.ts';
import { agreementStates } from './agreement-states.ts';
import { linkStates } from './link-states.ts';
import { profileStates } from './profile-states.ts';
import { signedOutStates } from './signed-out-states.ts';
import type { States, Visitors } from './state.ts';
import { studyStates } from './study-states.ts';
import { surveyStates } from './survey-states.ts';
import { togetherStates } from './together-states.ts';

export const states: States = {
  ...signedOutStates,
  ...adminStates,
  ...surveyStates,
  ...profileStates,
  ...linkStates,
  ...togetherStates,
  ...studyStates,
  ...agreementStates,
};

interface Accounts extends Visitors {
  /** A second finished account. Its share code appears in the paths of some screens. */
  readonly other: Account;
}

export const test = serverTest.extend<object, { accounts: Accounts }>({
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
        other: await createOpenAccount(api, descendingAnswers),
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../support/browser/server.ts';
