import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { storage, storedKeys } from '../../platform/storage.ts';
import { readCompareCode, settleArrival, storeCompareCode } from './compare-code.ts';
import type { Comparison } from './comparison-reply.ts';
import { toComparisonPhase } from './use-comparison.ts';

const user = { shareCode: 'MINE000000' };
const receivedAt = 1_000;
const withoutData = { data: undefined, dataUpdatedAt: 0 };
const waiting = { ...withoutData, error: null };
const other = 'OTHER00000';
// as: the phase needs no other fields
const comparison = { profile1: {}, profile2: {} } as Comparison;

test.each([
  [
    'asks for a login without a user',
    { user: null, otherCode: other },
    waiting,
    'not-authenticated',
  ],
  [
    'asks for a share code while sharing is off',
    { user: { shareCode: null }, otherCode: other },
    waiting,
    'missing',
  ],
  [
    'asks for a share code without the other person’s code',
    { user, otherCode: null },
    waiting,
    'missing',
  ],
  ['shows that it loads while the call is pending', { user, otherCode: other }, waiting, 'loading'],
  [
    'reports a failed call',
    { user, otherCode: other },
    { ...withoutData, error: new ApiError('', 404) },
    'failed',
  ],
  [
    'reports an empty reply as empty',
    { user, otherCode: other },
    { data: null, dataUpdatedAt: receivedAt, error: null },
    'empty',
  ],
  [
    'reports a reply without profiles as empty',
    { user, otherCode: other },
    { data: {} as Comparison, dataUpdatedAt: receivedAt, error: null },
    'empty',
  ],
  [
    'shows a reply with both profiles',
    { user, otherCode: other },
    { data: comparison, dataUpdatedAt: receivedAt, error: null },
    'shown',
  ],
  [
    'keeps a reply if asking again fails',
    { user, otherCode: other },
    { data: comparison, dataUpdatedAt: receivedAt, error: new ApiError('', 500) },
    'shown',
  ],
])('%s', (_, participants, loaded, phase) => {
  expect(toComparisonPhase(participants, loaded).phase).toBe(phase);
});

test('passes on the server’s message about a failure', () => {
  const error = new ApiError('Bad Request', 400, { detail: 'That is your own code.' });
  expect(toComparisonPhase({ user, otherCode: other }, { ...withoutData, error })).toEqual({
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

  test('is that of the profile the visitor came from, unless another is named', () => {
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
    expect(readCompareCode(new URLSearchParams())).toBe('CAMEFROM00');
  });

  test('comes from the address, or else from local storage', () => {
    expect(readCompareCode(new URLSearchParams())).toBeNull();
    storeCompareCode('STORED0000');
    expect(readCompareCode(new URLSearchParams('profile=ABC'))).toBe('ABC');
    expect(readCompareCode(new URLSearchParams('profile= '))).toBe('STORED0000');
    expect(readCompareCode(new URLSearchParams())).toBe('STORED0000');
  });
});
