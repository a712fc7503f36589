/** The screens of an account with a profile. */

import { expect } from '@playwright/test';
import { results } from '../../src/web/features/gallery/invented/invented-history.ts';
import { answerWith } from '../support/browser/faults.ts';
import { unknownShareCode, type States } from './state.ts';

/** The button of the section, or of the bar that a phone has instead. */
const pictureButton = { name: /^(Make a picture|Picture)$/ };

export const profileStates: States = {
  profile: { who: 'finished', path: () => '/profile', shows: 'Your Profile Summary' },
  'profile-numbers': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Your Profile Summary',
    before: async (page) => {
      await page.getByText('Your Profile Summary').waitFor();
      const folded = page.locator('.first-claims, .first-footnote').getByRole('button');
      for (const button of await folded.all()) await button.click();
      await page.locator('h1').getByRole('button').first().click();
      for (const name of ['My S.P.A.R.K. Profile', 'Your archetypes', 'Your Polarity Profile']) {
        const closed = page.getByRole('region', { name }).getByRole('button', { expanded: false });
        while ((await closed.count()) > 0) await closed.first().click();
      }
      await expect(page.getByRole('link', { name: 'All your answers' })).toHaveCount(10);
    },
  },
  'profile-deeper': {
    who: 'finished',
    path: () => '/profile',
    shows: 'That did not work. Nothing is lost; please try again.',
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
        surer: [{ category: 'SM', before: 17.2, after: 13.8 }],
      });
      await answerWith(page, 'beginRound', 400);
    },
    before: async (page) => {
      await page.getByRole('button', { name: 'Sharpen your profile' }).click();
      await page.getByRole('button', { name: 'Answer ten more' }).click();
    },
  },
  'profile-round-open': {
    who: 'finished',
    path: () => '/profile',
    shows: 'You have answered 4 of 10.',
    faults: (page) =>
      answerWith(page, 'roundStatus', 200, {
        left: 95,
        open: { answered: 4, total: 10 },
        steps: [{ answered: 63, margin: 14.9 }],
        surer: [],
      }),
    before: (page) => page.getByRole('button', { name: 'Sharpen your profile' }).click(),
  },
  'profile-picture': {
    who: 'finished',
    reopens: true,
    path: () => '/profile',
    shows: 'Saved as picture.png.',
    before: async (page) => {
      await page.getByRole('button', pictureButton).click();
      await page.getByRole('button', { name: 'Save this frame' }).click();
    },
  },
  'profile-qr': {
    who: 'finished',
    path: () => '/profile',
    shows: 'QR code of your link',
    before: (page) => page.getByRole('button', { name: 'QR code' }).click(),
  },
  'profile-preview': {
    who: 'finished',
    path: () => '/profile',
    shows: '10-Dimension',
    before: (page) => page.getByRole('button', { name: 'What others see' }).click(),
  },
  'profile-failed': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Failed to load profile',
    hasFailure: true,
    faults: async (page) => {
      await answerWith(page, 'computeProfile', 500);
      await answerWith(page, 'profileStatus', 500);
    },
  },
  'profile-not-logged-in': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Not Logged In',
    hasFailure: true,
    faults: (page) => answerWith(page, 'computeProfile', 401),
  },
  'processing-failed': {
    who: 'finished',
    reopens: true,
    path: () => '/processing',
    shows: 'Processing Error',
    faults: (page) => answerWith(page, 'profileStatus', 200, { status: 'failed' }),
  },
  'compare-missing': {
    who: 'finished',
    path: () => '/compare',
    shows: 'Missing profile information for comparison',
  },
  'compare-empty': {
    who: 'finished',
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'No comparison data available',
    faults: (page) => answerWith(page, 'compareProfiles', 200, {}),
  },
  'create-random-finished': {
    who: 'finished',
    path: () => '/create-random',
    shows: 'Use a fresh account',
  },
  'edit-profile-refused': {
    who: 'finished',
    path: () => '/profile/edit',
    shows: 'Please enter a complete e-mail address, or leave this empty.',
    before: async (page) => {
      await page.getByLabel('Email (Optional)').fill('somebody');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  answers: {
    who: 'finished',
    path: () => '/profile/answers',
    shows: '2 hard limits',
    before: async (page) => {
      for (const index of [0, 2]) await page.getByRole('checkbox').nth(index).check();
      await page.getByText('Saving…').first().waitFor({ state: 'hidden' });
    },
  },
  'answers-not-saved': {
    who: 'finished',
    path: () => '/profile/answers',
    shows: 'Not saved, choose again',
    hasFailure: true,
    faults: (page) => answerWith(page, 'setLimit', 500),
    before: (page) => page.getByRole('checkbox').nth(5).click(),
  },
  'answers-empty': {
    who: 'newcomer',
    path: () => '/profile/answers',
    shows: 'No answers here yet',
  },
  'answers-failed': {
    who: 'finished',
    path: () => '/profile/answers',
    shows: 'Failed to load your answers',
    hasFailure: true,
    faults: (page) => answerWith(page, 'listAnswers', 500),
  },
  history: {
    who: 'finished',
    path: () => '/profile/history',
    shows: 'Clearly different since January 12, 2025',
    faults: (page) => answerWith(page, 'profileHistory', 200, { results }),
    before: async (page) => {
      for (const table of await page.getByText('Show as table').all()) await table.click();
    },
  },
  'history-unchanged': {
    who: 'finished',
    path: () => '/profile/history',
    shows: 'Nothing has clearly changed since November 30, 2025',
    faults: (page) => answerWith(page, 'profileHistory', 200, { results }),
    before: (page) => page.getByLabel('Compare today with').selectOption({ index: 1 }),
  },
  'history-forget': {
    who: 'finished',
    path: () => '/profile/history',
    shows: 'Forget earlier results?',
    reopens: true,
    faults: (page) => answerWith(page, 'profileHistory', 200, { results }),
    before: (page) => page.getByRole('button', { name: 'Forget earlier results' }).click(),
  },
  'history-one': {
    who: 'finished',
    path: () => '/profile/history',
    shows: 'One result so far',
  },
  'history-none': {
    who: 'newcomer',
    path: () => '/profile/history',
    shows: 'No result here yet',
  },
  'history-failed': {
    who: 'finished',
    path: () => '/profile/history',
    shows: 'Failed to load your results',
    hasFailure: true,
    faults: (page) => answerWith(page, 'profileHistory', 500),
  },
  'edit-profile-proof': {
    who: 'finished',
    path: () => '/profile/edit',
    shows: 'Is it you?',
    hasFailure: true,
    faults: async (page) => {
      const status = { proven: false, hasPassword: true, emailVerified: true, emailPending: true };
      await answerWith(page, 'proofStatus', 200, status);
      await answerWith(page, 'exportData', 403, { status: 403, code: 'proof_required' });
      await answerWith(page, 'prove', 403, { status: 403, code: 'proof_required' });
    },
    before: (page) => page.getByRole('button', { name: 'Download my data' }).click(),
  },
  'edit-profile-donating': {
    who: 'finished',
    path: () => '/profile/edit#donation',
    shows: /A copy is stored\./,
    faults: (page) =>
      answerWith(page, 'getDonation', 200, {
        choice: 'answersAndDetails',
        chosenDay: '2026-01-15',
        hasCopy: true,
      }),
  },
  'edit-profile-donation-not-loaded': {
    who: 'finished',
    path: () => '/profile/edit',
    shows: 'Your choice could not be loaded. Please open this page again.',
    hasFailure: true,
    faults: (page) => answerWith(page, 'getDonation', 500),
  },
  'profile-address-entered': {
    who: 'finished',
    path: () => '/profile/edit',
    shows: 'Confirm my address',
    before: async (page) => {
      await page.getByLabel('Email (Optional)').fill('screens@mail.example');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  'edit-profile-waiting': {
    who: 'finished',
    path: () => '/profile/edit',
    shows: 'Confirm my address',
    faults: (page) =>
      answerWith(page, 'proofStatus', 200, {
        proven: true,
        hasPassword: true,
        emailVerified: false,
        emailPending: true,
      }),
  },
  'edit-profile': { who: 'finished', path: () => '/profile/edit', shows: 'Delete my account' },
  processing: {
    who: 'finished',
    path: () => '/processing',
    shows: /Thank You!|Complete!/,
    reopens: true,
  },
  'public-profile-signed-in': {
    who: 'finished',
    path: (other) => `/profile/${other.shareCode}`,
    shows: 'Compare with My Profile',
  },
  compare: {
    who: 'finished',
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'How the level is found',
  },
  'compare-picture': {
    who: 'finished',
    reopens: true,
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'A picture of the two of you',
    before: (page) =>
      page.getByRole('button', { name: 'Make a picture of the two of you' }).click(),
  },
  'compare-error': {
    who: 'finished',
    path: () => `/compare?profile=${unknownShareCode}`,
    shows: 'Failed to load profile comparison. Please check the share code and try again.',
    hasFailure: true,
  },
};
