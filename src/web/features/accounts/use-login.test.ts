import { beforeEach, describe, expect, test } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { clearSession, session } from '../../platform/session/session.ts';
import { storage, storedKeys } from '../../platform/storage.ts';
import { beginVisit } from './use-login.ts';

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
