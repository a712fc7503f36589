import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';

describe('paths', () => {
  test('keep every address of the product', () => {
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
      'answers /profile/answers',
      'history /profile/history',
      'publicProfile /profile/A%2Fb%201',
      'compare /compare?profile=A%2Fb%201',
      'together /together#A/b 1',
      'links /profile/links',
      'openedLink /s#A/b 1',
      'study /study',
      'createRandom /create-random',
      'loggedOut /logged-out',
      'unauthenticated /unauthenticated',
      'methodology /methodology',
      'privacy /privacy',
      'help /help',
      'admin /admin',
      'auth /auth',
      'confirmEmail /auth/confirm',
    ]);
  });

  test('open the comparison without a share code', () => {
    expect(paths.compare()).toBe('/compare');
  });
});
