import { expect, test } from 'vitest';
import type { SessionState, User } from '../../platform/session/session.ts';
import { readVisitor, toPublicPhase, type PublicProfile } from './use-public-profile.ts';

const profile = { shareCode: 'S' } as PublicProfile; // as: the phase needs no other fields

test('loads, then shows the profile', () => {
  expect(toPublicPhase({ data: undefined, error: null }, 'ready')).toEqual({ phase: 'loading' });
  expect(toPublicPhase({ data: profile, error: null }, 'owner')).toEqual({
    phase: 'shown',
    profile,
    visitor: 'owner',
  });
});

const signedIn = (user: Partial<User>): SessionState => ({
  user: { shareCode: 'MINE', surveyCompleted: true, ...user } as User, // as: two fields are read
  loginCode: 'code',
  isAuthenticated: true,
});
const signedOut = { user: null, loginCode: null, isAuthenticated: false };

test.each([
  ['nobody', { state: signedOut }, 'signed-out'],
  ['a stored code', { state: { ...signedOut, loginCode: 'code' } }, 'ready'],
  ['the owner', { state: signedIn({}), shareCode: 'MINE' }, 'owner'],
  ['somebody else', { state: signedIn({}) }, 'ready'],
  ['no survey', { state: signedIn({ surveyCompleted: false }), status: 'not_found' }, 'newcomer'],
  ['somebody not known yet', { state: signedIn({ surveyCompleted: false }) }, 'unknown'],
  [
    'somebody who could not be asked',
    { state: signedIn({ surveyCompleted: false }), status: 'failed' },
    'ready',
  ],
  ['a retake', { state: signedIn({ surveyCompleted: false }), status: 'completed' }, 'ready'],
] as const)('sees %s as expected', (_, given, visitor) => {
  const { state, shareCode, status } = { shareCode: 'S', status: undefined, ...given };
  expect(readVisitor(state, shareCode, status)).toBe(visitor);
});
