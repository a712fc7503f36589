import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { storage, storedKeys } from '../../platform/storage/storage.ts';
import { readCompareCode, storeCompareCode } from './comparison.ts';
import { toComparisonPhase } from './use-comparison.ts';
import type { Comparison } from './view-model/comparison-reply.ts';

const user = { shareCode: 'MINE000000' };
const waiting = { data: undefined, error: null };
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
    { data: undefined, error: new ApiError('', 404) },
    'failed',
  ],
  [
    'reports an empty reply as empty',
    { user, otherCode: other },
    { data: null, error: null },
    'empty',
  ],
  [
    'reports a reply without profiles as empty',
    { user, otherCode: other },
    { data: {} as Comparison, error: null },
    'empty',
  ],
  [
    'shows a reply with both profiles',
    { user, otherCode: other },
    { data: comparison, error: null },
    'shown',
  ],
])('%s', (_, participants, loaded, phase) => {
  expect(toComparisonPhase(participants, loaded).phase).toBe(phase);
});

test('passes on the server’s message about a failure', () => {
  const error = new ApiError('Bad Request', 400, { detail: 'That is your own code.' });
  expect(toComparisonPhase({ user, otherCode: other }, { data: undefined, error })).toEqual({
    phase: 'failed',
    error,
    detail: 'That is your own code.',
  });
});

describe('the other person’s code', () => {
  beforeEach(() => storage.removeItem(storedKeys.compareShareCode));

  test('comes from the address, or else from local storage', () => {
    expect(readCompareCode(new URLSearchParams())).toBeNull();
    storeCompareCode('STORED0000');
    expect(readCompareCode(new URLSearchParams('profile=ABC'))).toBe('ABC');
    expect(readCompareCode(new URLSearchParams('profile= '))).toBe('STORED0000');
    expect(readCompareCode(new URLSearchParams())).toBe('STORED0000');
  });
});
