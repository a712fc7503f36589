import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import type { User } from '../../platform/session/session.ts';
import { toProfilePhase } from './use-profile.ts';
import type { ComputedProfile } from './view-model/reply/computed-profile.ts';

const user: User = {
  id: 'u1',
  shareCode: 'S',
  surveyCompleted: true,
  hasEmail: false,
  emailVerified: false,
  ageRange: null,
  gender: null,
  createdAt: '2026-11-21',
};
const waiting = { data: undefined, error: null };
const failing = (status: number) => ({ data: undefined, error: new ApiError('', status) });
const profile: ComputedProfile = {
  id: 'u1',
  userId: 'u1',
  version: 'v1',
  createdAt: '',
  dsScore: 1,
  smScore: 1,
  veScore: 1,
  fetScore: 1,
  enmScore: 1,
  profileSummary: '',
};

test.each([
  ['no user', null, waiting, 'not-logged-in'],
  [
    'a user before the end of the survey',
    { ...user, surveyCompleted: false },
    waiting,
    'no-results',
  ],
  ['a user whose profile is loading', user, waiting, 'loading'],
  ['a 401', user, failing(401), 'not-logged-in'],
  ['a 404', user, failing(404), 'no-results'],
  ['any other failure', user, failing(503), 'failed'],
  ['a failure without a reply', user, { data: undefined, error: new TypeError('x') }, 'failed'],
  ['a profile', user, { data: profile, error: null }, 'shown'],
])('%s', (_, who, loaded, phase) => {
  expect(toProfilePhase(who, loaded).phase).toBe(phase);
});
