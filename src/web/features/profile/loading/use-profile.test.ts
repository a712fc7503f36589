import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import type { User } from '../../../platform/session/session.ts';
import type { ComputedProfile } from '../computed-profile.ts';
import { toProfilePhase } from './use-profile.ts';

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
  ['a user whose profile is loading', user, waiting, 'loading'],
  ['a 401', user, failing(401), 'not-logged-in'],
  ['a 404', user, failing(404), 'no-results'],
  ['any other failure', user, failing(503), 'failed'],
  ['a failure without a reply', user, { data: undefined, error: new TypeError('x') }, 'failed'],
  ['a profile', user, { data: profile, error: null }, 'shown'],
])('%s', (_, who, loaded, phase) => {
  expect(toProfilePhase(who, loaded).phase).toBe(phase);
});

describe('a survey that is not completed', () => {
  const unfinished = { ...user, surveyCompleted: false };
  const progress = { answered: 12, total: 63 };
  const found = (status: 'completed' | 'not_found') => ({
    data: { status, progress },
    error: null,
  });
  const shown = { data: profile, error: null };

  test.each([
    ['waits for the status', waiting, waiting, { phase: 'loading' }],
    ['has no results', waiting, found('not_found'), { phase: 'no-results', progress }],
    ['waits for the former profile', waiting, found('completed'), { phase: 'loading' }],
    ['shows the former profile', shown, found('completed'), { phase: 'shown', progress }],
    ['tells a failure', waiting, failing(503), { phase: 'failed' }],
    ['needs a session', waiting, failing(401), { phase: 'not-logged-in' }],
  ])('%s', (_, loaded, status, expected) => {
    expect(toProfilePhase(unfinished, loaded, status)).toMatchObject(expected);
  });
});
