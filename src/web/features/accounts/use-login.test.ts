import { beforeEach, describe, expect, test } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { ApiError } from '../../platform/api/error.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { clearSession, session } from '../../platform/session/session.ts';
import { storage, storedKeys } from '../../platform/storage.ts';
import { beginVisit, describeLoginFailure, validateLogin } from './use-login.ts';

const reply = (id: string) => ({
  accessToken: 't',
  expiresIn: 5700,
  loginCode: 'CODE',
  user: inventUser({ id, surveyCompleted: true }),
});
const arrival = { kind: 'code', shareCode: 'CAMEFROM00' } as const;

beforeEach(() => {
  storage.keepInTabOnly(false, 'forgotten');
  clearSession();
  forgetArrival();
});

describe('what brought a visitor here', () => {
  test('goes along to the storage of the new session', () => {
    keepArrival(arrival);
    for (const isShared of [false, true, true, false]) {
      beginVisit(reply('u1'), isShared);
      expect([storage.isTabOnly(), readArrival()]).toEqual([isShared, arrival]);
    }
  });

  test('is forgotten when another person signs in', () => {
    beginVisit(reply('u1'), false);
    keepArrival(arrival);
    beginVisit(reply('u2'), false);
    expect(readArrival()).toBeNull();
    expect(session.getState().user?.id).toBe('u2');
  });
});

test('a shared device leaves the rest behind', () => {
  storage.setItem(storedKeys.compareShareCode, 'OLD0000000');
  beginVisit(reply('u1'), true);
  expect(storage.getItem(storedKeys.compareShareCode)).toBeNull();
});

describe('what is typed', () => {
  const invalid = 'Invalid login code or email address. Please check and try again.';

  test.each([
    ['', 'Please enter your login code or email address'],
    ['not a code', invalid],
    ['0000-0000-0000-0000-0000-0001', invalid], // a wrong check symbol
    ['0000-0000-0000-0000-0000-0000', null],
    ['0000 0000 0000 ooooOOOO 0000', null],
    ['somebody@mail.example', null],
  ])('%j is refused before any call: %j', (typed, text) => {
    expect(validateLogin(typed)).toBe(text);
  });
});

describe('a failed sign-in', () => {
  const invalid = 'Invalid login code or email address. Please check and try again.';
  const detail = 'An address alone does not open this account.';

  test.each([
    ['of an unknown code', new ApiError('', 401), invalid],
    ['by an address alone', new ApiError('', 403, { detail }), detail],
    ['with any other explanation', new ApiError('', 400, { detail }), invalid],
    ['without a connection', new ApiError('', 500, new TypeError('x')), /^There is no connection/],
    ['on a server in trouble', new ApiError('', 503), /The server has a problem just now/],
    ['too often', new ApiError('', 429), /too many/],
    ['of damaged rows', new ApiError('', 500, { code: 'damaged', detail }), detail],
  ] as const)('%s says why', (_, error, text) => {
    const shown = describeLoginFailure(error, 'login_code');
    if (typeof text === 'string') expect(shown).toBe(text);
    else expect(shown).toMatch(text);
  });
});
