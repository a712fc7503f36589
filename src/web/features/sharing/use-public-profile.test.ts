import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { toPublicPhase, type PublicProfile } from './use-public-profile.ts';

const profile = { shareCode: 'S' } as PublicProfile; // as: the phase needs no other fields
const refused = (status: number) => ({
  data: undefined,
  error: new ApiError('', status, { detail: 'Too many look-ups. Try again in a minute.' }),
});

test('loads, then shows the profile', () => {
  expect(toPublicPhase({ data: undefined, error: null }, false)).toEqual({ phase: 'loading' });
  expect(toPublicPhase({ data: profile, error: null }, true)).toEqual({
    phase: 'shown',
    profile,
    isVisitorLoggedIn: true,
  });
});

test('adds no detail to an unknown code', () => {
  expect(toPublicPhase(refused(404), false)).toMatchObject({
    phase: 'failed',
    error: { status: 404 },
    detail: null,
  });
});

test('adds the server’s message about any other failure', () => {
  expect(toPublicPhase(refused(429), false)).toMatchObject({
    phase: 'failed',
    error: { status: 429 },
    detail: 'Too many look-ups. Try again in a minute.',
  });
});
