import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the product stay as they are (spec §2)', () => {
  const list = Object.entries(paths).map(([name, path]) => `${name} ${path('A/b 1')}`);
  expect(list).toEqual([
    'landing /',
    'login /login',
    'createAccount /create-account',
    'survey /survey',
    'twoStageSurvey /survey/two-stage',
    'processing /processing',
    'profile /profile',
    'editProfile /profile/edit',
    'publicProfile /profile/A%2Fb%201',
    'compare /compare?profile=A%2Fb%201',
    'createRandom /create-random',
    'loggedOut /logged-out',
    'unauthenticated /unauthenticated',
    'methodology /methodology',
    'privacy /privacy',
    'admin /admin',
    'auth /auth',
    'confirmEmail /auth/confirm?token=A%2Fb%201',
  ]);
});

test('the comparison opens without a code when one waits in local storage (spec §2, public profile)', () => {
  expect(paths.compare()).toBe('/compare');
});
