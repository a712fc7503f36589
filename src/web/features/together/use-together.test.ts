import { describe, expect, test } from 'vitest';
import { inventPairs } from '../../../../test/support/browser/invented/invented-together.ts';
import { toTogetherPhase } from './use-together.ts';

const token = 'a'.repeat(27);
const finished = { surveyCompleted: true };
const visitor = {
  user: finished,
  isLoggedIn: true,
  isChecking: false,
  invitation: null,
  pairId: null,
};
const nobody = { ...visitor, user: null, isLoggedIn: false };
const unfinished = { ...visitor, user: { surveyCompleted: false } };
const pairs = inventPairs();
const loaded = { data: { pairs }, error: null };
const pending = { data: undefined, error: null };

describe('the page', () => {
  test.each([
    ['explains itself to somebody who is signed out', nobody, pending, 'signed-out'],
    ['asks for a finished survey', unfinished, pending, 'unfinished'],
    ['waits for the list', visitor, pending, 'loading'],
    ['waits for the user of a stored login code', { ...visitor, user: null }, pending, 'loading'],
    [
      'waits while the survey may have been finished elsewhere',
      { ...unfinished, isChecking: true },
      pending,
      'loading',
    ],
    ['says that the list failed', visitor, { data: undefined, error: new Error('x') }, 'failed'],
    [
      'keeps the list if looking again fails',
      visitor,
      { ...loaded, error: new Error('x') },
      'list',
    ],
    ['opens a reading', { ...visitor, pairId: 'waiting' }, loaded, 'reading'],
    [
      'shows the list instead of a reading that is gone',
      { ...visitor, pairId: 'gone' },
      loaded,
      'list',
    ],
  ])('%s', (_, who, list, phase) => {
    expect(toTogetherPhase(who, list).phase).toBe(phase);
  });
});

describe('an invitation', () => {
  const invited = { invitation: { token } };

  test.each([
    ['leads to an account', { ...nobody, ...invited }, 'sign-in'],
    ['leads to the rest of the survey', { ...unfinished, ...invited }, 'survey'],
    ['leads to joining', { ...visitor, ...invited }, 'join'],
  ])('%s', (_, who, step) => {
    expect(toTogetherPhase(who, pending)).toEqual({ phase: 'invitation', token, step });
  });

  test('comes before the list and before an opened reading', () => {
    const who = { ...visitor, ...invited, pairId: 'waiting' };
    expect(toTogetherPhase(who, loaded).phase).toBe('invitation');
  });
});
