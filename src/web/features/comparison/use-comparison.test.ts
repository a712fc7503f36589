import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { compareCodeOf, keepCompareCode } from './comparison.ts';
import { phaseOf } from './use-comparison.ts';
import type { Comparison } from './view-model/comparison-view.ts';

const user = { shareCode: 'MINE000000' };
const waiting = { data: undefined, error: null };
const other = 'OTHER00000';
const comparison = { profile1: {}, profile2: {} } as Comparison; // as: the phase looks no deeper

test.each([
  ['nobody', { user: null, otherCode: other }, waiting, 'not-authenticated'],
  [
    'a user whose sharing is off',
    { user: { shareCode: null }, otherCode: other },
    waiting,
    'missing',
  ],
  ['no other code', { user, otherCode: null }, waiting, 'missing'],
  ['a call under way', { user, otherCode: other }, waiting, 'loading'],
  [
    'a call that failed',
    { user, otherCode: other },
    { data: undefined, error: new ApiError('', 404) },
    'failed',
  ],
  ['an empty answer', { user, otherCode: other }, { data: null, error: null }, 'empty'],
  [
    'an answer without profiles',
    { user, otherCode: other },
    { data: {} as Comparison, error: null },
    'empty',
  ],
  ['an answer', { user, otherCode: other }, { data: comparison, error: null }, 'shown'],
])('%s', (_, asked, loaded, phase) => {
  expect(phaseOf(asked, loaded).phase).toBe(phase);
});

test('passes on the server’s sentence, of comparing with oneself for instance (decisions D4)', () => {
  const error = new ApiError('Bad Request', 400, { detail: 'That is your own code.' });
  expect(phaseOf({ user, otherCode: other }, { data: undefined, error })).toEqual({
    phase: 'failed',
    error,
    detail: 'That is your own code.',
  });
});

describe('the other person’s code', () => {
  test('comes from the address, else from local storage (spec §2)', () => {
    expect(compareCodeOf(new URLSearchParams())).toBeNull();
    keepCompareCode('STORED0000');
    expect(compareCodeOf(new URLSearchParams('profile=ABC'))).toBe('ABC');
    expect(compareCodeOf(new URLSearchParams('profile= '))).toBe('STORED0000');
    expect(compareCodeOf(new URLSearchParams())).toBe('STORED0000');
  });
});
