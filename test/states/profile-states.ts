/** The screens of an account with a profile. */

import { expect } from '@playwright/test';
import { answerWith } from '../support/browser/faults.ts';
import { results } from '../support/browser/invented/invented-history.ts';
import { inventPeople } from '../support/browser/invented/invented-people.ts';
import { openMore, openShareImageDialog } from '../support/browser/page/share-image-dialog.ts';
import {
  failing,
  finished,
  newcomer,
  replying,
  type States,
  staying,
  unknownShareCode,
} from './state.ts';

export const profileStates: States = {
  profile: finished('/profile', 'Your Profile Summary'),
  'profile-numbers': finished('/profile', 'Your Profile Summary', {
    before: async (page) => {
      await page.getByText('Your Profile Summary').waitFor();
      for (const list of await page.locator('.first-claims summary').all()) await list.click();
      const closed = page
        .getByRole('region', { name: 'My S.P.A.R.K. Profile' })
        .getByRole('button', { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      await page.getByRole('button', { name: 'Figures, and how sure they are' }).click();
      await expect(page.getByRole('link', { name: 'All your answers' })).toHaveCount(10);
    },
  }),
  'profile-deeper': finished('/profile', 'That did not work. Please try again.', {
    hasFailure: true,
    faults: async (page) => {
      await answerWith(page, 'roundStatus', 200, {
        left: 85,
        open: null,
        steps: [
          { answered: 63, margin: 14.9 },
          { answered: 73, margin: 13.6 },
          { answered: 83, margin: 12.9 },
        ],
        nowClear: ['SM'],
        stillOpen: ['ROLE'],
      });
      await answerWith(page, 'beginRound', 400);
    },
    before: async (page) => {
      await page.getByRole('button', { name: 'Sharpen your profile' }).click();
      await page.getByRole('button', { name: 'Answer ten more' }).click();
    },
  }),
  'profile-round-open': finished('/profile', 'You have answered 4 of 10.', {
    ...replying('roundStatus', {
      left: 95,
      open: { answered: 4, total: 10 },
      steps: [{ answered: 63, margin: 14.9 }],
      nowClear: [],
      stillOpen: [],
    }),
    before: (page) => page.getByRole('button', { name: 'Sharpen your profile' }).click(),
  }),
  'profile-picture': finished('/profile', /^Saved as/, {
    reopens: true,
    before: async (page) => {
      await openShareImageDialog(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
  }),
  'profile-share': finished('/profile', 'Sharing settings', { reopens: true, before: openMore }),
  'profile-failed': finished('/profile', 'Failed to load profile', {
    hasFailure: true,
    faults: async (page) => {
      await answerWith(page, 'computeProfile', 500);
      await answerWith(page, 'profileStatus', 500);
    },
  }),
  'profile-not-logged-in': finished('/profile', 'Not Logged In', failing('computeProfile', 401)),
  'processing-failed': finished('/processing', 'Processing Error', {
    ...replying('profileStatus', { status: 'failed' }),
    ...staying('Processing Error'),
  }),
  'compare-missing': finished('/compare', 'Missing profile information for comparison'),
  'compare-sharing-off': finished('/compare', 'Switch sharing on', {
    faults: async (page) => {
      await page.addInitScript(() => {
        const session = JSON.parse(window.localStorage.getItem('auth-storage') ?? '');
        session.state.user.shareCode = null;
        window.localStorage.setItem('auth-storage', JSON.stringify(session));
      });
    },
  }),
  'compare-empty': finished(
    (other) => `/compare?profile=${other.shareCode}`,
    'No comparison data available',
    { ...replying('compareProfiles', {}) },
  ),
  'create-random-finished': finished('/create-random', 'Use a fresh account'),
  'edit-profile-refused': finished(
    '/profile/edit',
    'Please enter a complete e-mail address, or leave this empty.',
    {
      before: async (page) => {
        await page.getByLabel('Email (Optional)').fill('somebody');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
  ),
  answers: finished('/profile/answers', '3 hard limits', {
    before: async (page) => {
      for (const index of [0, 2, 5]) await page.getByRole('checkbox').nth(index).check();
      await page.getByText('Saving…').first().waitFor({ state: 'hidden' });
    },
  }),
  'answers-not-saved': finished('/profile/answers', 'Not saved, choose again', {
    ...failing('setLimit'),
    before: (page) => page.getByRole('checkbox').nth(5).click(),
  }),
  'answers-empty': newcomer('/profile/answers', 'No answers here yet'),
  'answers-failed': finished(
    '/profile/answers',
    'Failed to load your answers',
    failing('listAnswers'),
  ),
  history: finished('/profile/history', 'Different since January 12, 2025', {
    ...replying('profileHistory', { results }),
    before: async (page) => {
      for (const table of await page.getByText('Show as table').all()) await table.click();
    },
  }),
  'history-unchanged': finished('/profile/history', 'Nothing has changed since November 30, 2025', {
    ...replying('profileHistory', { results }),
    before: (page) => page.getByLabel('Compare today with').selectOption({ index: 1 }),
  }),
  'history-forget': finished('/profile/history', 'Forget earlier results?', {
    ...replying('profileHistory', { results }),
    reopens: true,
    before: (page) => page.getByRole('button', { name: 'Forget earlier results' }).click(),
  }),
  'history-one': finished('/profile/history', 'One result so far'),
  'history-none': newcomer('/profile/history', 'No result here yet'),
  'history-failed': finished(
    '/profile/history',
    'Failed to load your results',
    failing('profileHistory'),
  ),
  'edit-profile-proof': finished('/profile/edit', 'Is it you?', {
    hasFailure: true,
    faults: async (page) => {
      const status = { proven: false, hasPassword: true, emailVerified: true, emailPending: true };
      await answerWith(page, 'proofStatus', 200, status);
      await answerWith(page, 'exportData', 403, { status: 403, code: 'proof_required' });
      await answerWith(page, 'prove', 403, { status: 403, code: 'proof_required' });
    },
    before: (page) => page.getByRole('button', { name: 'Download my data' }).click(),
  }),
  'edit-profile-donating': finished(
    '/profile/edit#donation',
    /A copy is stored\./,
    replying('getDonation', {
      choice: 'answersAndDetails',
      chosenDay: '2026-01-15',
      hasCopy: true,
    }),
  ),
  'edit-profile-donation-not-loaded': finished(
    '/profile/edit',
    'Your choice could not be loaded. Please open this page again.',
    failing('getDonation'),
  ),
  'profile-address-entered': finished('/profile/edit', 'Confirm my address', {
    hasFailure: true, // the first call may be refused: it is repeated after a proof
    before: async (page) => {
      await page.getByLabel('Email (Optional)').fill('screens@mail.example');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  }),
  'edit-profile-waiting': finished(
    '/profile/edit',
    'Confirm my address',
    replying('proofStatus', {
      proven: true,
      hasPassword: true,
      emailVerified: false,
      emailPending: true,
    }),
  ),
  'edit-profile': finished('/profile/edit', 'Delete my account'),
  processing: finished('/processing', 'Thank You!', {
    ...replying('profileStatus', { status: 'processing' }),
    ...staying('Thank You!'),
  }),
  'processing-done': finished('/processing', 'Profile generation complete!', {
    ...replying('profileStatus', { status: 'completed' }),
    ...staying('Profile generation complete!'),
  }),
  'public-profile-signed-in': finished(
    (other) => `/profile/${other.shareCode}`,
    'Compare with My Profile',
  ),
  compare: finished((other) => `/compare?profile=${other.shareCode}`, 'How the level is found'),
  'compare-kept': finished((other) => `/compare?profile=${other.shareCode}`, /^Kept as “K\.”/, {
    before: async (page) => {
      await page.getByLabel('A name only you see').fill('K.');
      await page.getByRole('button', { name: /^(Keep|Rename)$/ }).click();
    },
  }),
  'compare-not-kept': finished(
    (other) => `/compare?profile=${other.shareCode}`,
    'You keep 50 people, the limit. Remove one first.',
    {
      hasFailure: true,
      faults: (page) =>
        answerWith(page, 'keepPerson', 409, {
          status: 409,
          code: 'conflict',
          detail: 'You keep 50 people, the limit. Remove one first.',
        }),
      before: async (page) => {
        await page.getByLabel('A name only you see').fill('L.');
        await page.getByRole('button', { name: /^(Keep|Rename)$/ }).click();
      },
    },
  ),
  'profile-people': finished('/profile', '“K.” is removed.', {
    faults: async (page) => {
      const people = inventPeople();
      await answerWith(page, 'listPeople', 200, { people });
      await answerWith(page, 'removePerson', 200, { people: people.slice(1) });
    },
    before: async (page) => {
      await page.getByRole('button', { name: 'Compare', exact: true }).scrollIntoViewIfNeeded();
      await page.getByText('People I’ve compared with').click();
      await page.getByRole('button', { name: 'Remove “K.”' }).click();
      // In the middle of the page the bars cover parts of it.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  }),
  'compare-picture': finished(
    (other) => `/compare?profile=${other.shareCode}`,
    'A picture of the two of you',
    {
      reopens: true,
      before: (page) =>
        page.getByRole('button', { name: 'Make a picture of the two of you' }).click(),
    },
  ),
  'compare-talk': finished(
    (other) => `/compare?profile=${other.shareCode}`,
    'You can skip any card: swipe, or use the arrow keys. Nothing is kept.',
    { reopens: true, before: (page) => page.getByRole('button', { name: 'Talk cards' }).click() },
  ),
  'profile-file': finished('/profile', 'With my answers', {
    reopens: true,
    before: (page) => page.getByRole('button', { name: 'Keep my result' }).click(),
  }),
  'compare-error': finished(
    `/compare?profile=${unknownShareCode}`,
    'Failed to load profile comparison. Please check the share code and try again.',
    { hasFailure: true },
  ),
};
