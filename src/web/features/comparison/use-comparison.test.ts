import { beforeEach, describe, expect, test } from 'vitest';
import { bareCode } from '../../../domain/codes.ts';
import { ApiError } from '../../platform/api/error.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { storage, storedKeys } from '../../platform/storage.ts';
import { readCompareCode, settleArrival, storeCompareCode } from './compare-code.ts';
import type { Comparison } from './comparison-reply.ts';
import { toComparisonPhase } from './use-comparison.ts';

const user = { shareCode: 'MINE000000', surveyCompleted: true };
const receivedAt = 1_000;
const waiting = { data: undefined, dataUpdatedAt: 0, error: null };
const other = 'OTHER00000';
const comparison = { profile1: {}, profile2: {} };

const both = { user, otherCode: other, linkedCode: null };
const reply = (data: object | null, error: unknown = null) => ({
  data: data as Comparison | null, // as: the phase needs no other fields
  dataUpdatedAt: receivedAt,
  error,
});

test.each([
  ['asks for a login without a user', { ...both, user: null }, waiting, 'not-authenticated'],
  [
    'asks for a code while sharing is off',
    { ...both, user: { ...user, shareCode: null } },
    waiting,
    'missing',
  ],
  [
    'asks for a login before it follows a link',
    { ...both, user: null, linkedCode: other },
    waiting,
    'not-authenticated',
  ],
  [
    'leads a newcomer with a link to the profile behind it',
    { ...both, user: { ...user, surveyCompleted: false }, linkedCode: other },
    { ...waiting, error: new ApiError('', 404) },
    'no-profile',
  ],
  [
    'waits for the reply of somebody who retakes the survey',
    { ...both, user: { ...user, surveyCompleted: false }, linkedCode: other },
    waiting,
    'loading',
  ],
  [
    'reports a failed call to the owner of a profile',
    { ...both, linkedCode: other },
    { ...waiting, error: new ApiError('', 404) },
    'failed',
  ],
  ['asks for a code without the other’s', { ...both, otherCode: null }, waiting, 'missing'],
  ['shows that it loads while the call is pending', both, waiting, 'loading'],
  ['reports a failed call', both, { ...waiting, error: new ApiError('', 404) }, 'failed'],
  ['reports an empty reply as empty', both, reply(null), 'empty'],
  ['reports a reply without profiles as empty', both, reply({}), 'empty'],
  ['shows a reply with both profiles', both, reply(comparison), 'shown'],
  ['keeps a reply if asking again fails', both, reply(comparison, new ApiError('', 500)), 'shown'],
])('%s', (_, participants, loaded, phase) => {
  expect(toComparisonPhase(participants, loaded).phase).toBe(phase);
});

test('passes on the server’s message about a failure', () => {
  const error = new ApiError('Bad Request', 400, { detail: 'That is your own code.' });
  expect(toComparisonPhase(both, { ...waiting, error })).toEqual({
    phase: 'failed',
    error,
    detail: 'That is your own code.',
  });
});

describe('the other person’s code', () => {
  beforeEach(() => {
    storage.removeItem(storedKeys.compareShareCode);
    forgetArrival();
  });

  test('comes from the visited profile unless the URL names another', () => {
    keepArrival({ kind: 'code', shareCode: 'CAMEFROM00' });
    expect(readCompareCode(new URLSearchParams())).toBe('CAMEFROM00');
    expect(readCompareCode(new URLSearchParams('profile=ABC'))).toBe('ABC');
    storeCompareCode('STORED0000');
    expect(readCompareCode(new URLSearchParams())).toBe('STORED0000');
  });

  test('is no token of a link or an invitation', () => {
    keepArrival({ kind: 'link', token: 'a'.repeat(27) });
    expect(readCompareCode(new URLSearchParams())).toBeNull();
  });

  test('is offered no more once its comparison was shown', () => {
    keepArrival({ kind: 'code', shareCode: 'CAMEFROM00' });
    settleArrival('ANOTHER000');
    expect(readArrival()).not.toBeNull();
    settleArrival('camefrom-00');
    expect(readArrival()).toBeNull();
    expect(readCompareCode(new URLSearchParams())).toBe(bareCode('CAMEFROM00'));
  });

  test('comes from the address, or else from local storage', () => {
    expect(readCompareCode(new URLSearchParams())).toBeNull();
    storeCompareCode('STORED0000');
    expect(readCompareCode(new URLSearchParams('profile=ABC'))).toBe('ABC');
    expect(readCompareCode(new URLSearchParams('profile= '))).toBe('STORED0000');
    expect(readCompareCode(new URLSearchParams())).toBe('STORED0000');
  });
});
