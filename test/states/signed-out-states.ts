/** The screens of a visitor without an account. */

import { answerWith } from '../support/browser/faults.ts';
import { unknownShareCode, type States } from './state.ts';

export const signedOutStates: States = {
  landing: { who: 'nobody', path: () => '/', shows: 'How It Works' },
  login: { who: 'nobody', path: () => '/login', shows: 'Welcome Back' },
  'logged-out': { who: 'nobody', path: () => '/logged-out', shows: 'Session Expired' },
  unauthenticated: { who: 'nobody', path: () => '/unauthenticated', shows: 'Access Denied' },
  'not-found': { who: 'nobody', path: () => '/nowhere/at/all', shows: 'Return Home' },
  'public-profile': {
    who: 'nobody',
    path: (other) => `/profile/${other.shareCode}`,
    shows: 'Want to Compare Profiles?',
  },
  'public-profile-error': {
    who: 'nobody',
    path: () => `/profile/${unknownShareCode}`,
    shows: 'Profile not found or invalid share code',
    hasFailure: true,
  },
  methodology: { who: 'nobody', path: () => '/methodology', shows: 'What was verified' },
  privacy: {
    who: 'nobody',
    path: () => '/privacy',
    shows: 'What the database holds',
    before: (page) => page.locator('summary').first().click(),
  },
  'login-mailed-code': {
    who: 'nobody',
    path: () => '/login',
    shows: 'Code from the e-mail, or your password',
    before: async (page) => {
      await page.getByLabel('Login Code or Email Address').fill('nobody@mail.example');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
  },
  'login-refused': {
    who: 'nobody',
    path: () => '/login',
    shows: 'Please enter your login code or email address',
    before: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  confirm: {
    who: 'nobody',
    path: () => '/auth/confirm',
    shows: 'Confirm your address',
  },
  'compare-nobody': { who: 'nobody', path: () => '/compare', shows: 'Not authenticated' },
  'create-random-failed': {
    who: 'nobody',
    path: () => '/create-random',
    shows: 'Error occurred',
    hasFailure: true,
    faults: (page) => answerWith(page, 'createUnique', 500),
  },
};
