/** The screens of a visitor without an account. */

import { failing, nobody, type States, unknownShareCode } from './state.ts';

export const signedOutStates: States = {
  landing: nobody('/', 'How It Works'),
  login: nobody('/login', 'Welcome Back'),
  'logged-out': nobody('/logged-out', 'Session Expired'),
  unauthenticated: nobody('/unauthenticated', 'Access Denied'),
  'not-found': nobody('/nowhere/at/all', 'Return Home', { hasFailure: true }),
  help: nobody('/help', 'Someone to talk to'),
  'public-profile': nobody((other) => `/profile/${other.shareCode}`, 'Want to Compare Profiles?'),
  'public-profile-error': nobody(
    `/profile/${unknownShareCode}`,
    'Profile not found or invalid share code',
    { hasFailure: true },
  ),
  methodology: nobody('/methodology', 'What was verified'),
  privacy: nobody('/privacy', 'What the database holds', {
    before: (page) => page.locator('summary').first().click(),
  }),
  'login-mailed-code': nobody('/login', 'Code from the e-mail, or your password', {
    before: async (page) => {
      await page.getByLabel('Login Code or Email Address').fill('nobody@mail.example');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
  }),
  'login-refused': nobody('/login', 'Please enter your login code or email address', {
    before: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  }),
  confirm: nobody('/auth/confirm', 'Confirm your address'),
  'compare-nobody': nobody('/compare', 'Not authenticated'),
  'create-random-failed': nobody('/create-random', 'Error occurred', failing('createUnique')),
};
