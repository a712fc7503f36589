/** The screens of an account with a profile. */

import { answerWith } from '../../../test/support/browser/faults.ts';
import { unknownShareCode, type Screens } from './screen.ts';

export const profileScreens: Screens = {
  profile: { who: 'finished', path: () => '/profile', shows: 'Your Profile Summary' },
  'profile-numbers': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Your Profile Summary',
    before: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
    },
  },
  'profile-picture': {
    who: 'finished',
    reopens: true,
    path: () => '/profile',
    shows: 'Write the names',
    before: (page) => page.getByRole('button', { name: 'Make a picture' }).click(),
  },
  'profile-picture-words': {
    who: 'finished',
    reopens: true,
    path: () => '/profile',
    shows: 'Saved as picture.png.',
    before: async (page) => {
      await page.getByRole('button', { name: 'Make a picture' }).click();
      for (const label of ['Words', 'Write the names', 'Show the polarities'])
        await page.getByRole('dialog').getByLabel(label, { exact: true }).check();
      await page.getByRole('button', { name: 'Download' }).click();
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
    shows: 'Please enter a whole e-mail address, or leave this empty.',
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
    shows: 'Profile Comparison',
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
