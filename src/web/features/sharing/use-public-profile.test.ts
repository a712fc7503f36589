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

test.each([
  ['no detail to an unknown code', 404, null],
  ['the server’s message to any other failure', 429, 'Too many look-ups. Try again in a minute.'],
])('adds %s', (_, status, detail) => {
  const phase = toPublicPhase(refused(status), false);
  expect(phase).toMatchObject({ phase: 'failed', error: { status }, detail });
});
