import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import { phaseOf, type PublicProfile } from './use-public-profile.ts';

const profile = { shareCode: 'S' } as PublicProfile; // as: the phase looks no deeper
const refused = (status: number) => ({
  data: undefined,
  error: new ApiError('', status, { detail: 'Too many look-ups. Try again in a minute.' }),
});

test('waits, then shows the profile to whoever looks', () => {
  expect(phaseOf({ data: undefined, error: null }, false)).toEqual({ phase: 'loading' });
  expect(phaseOf({ data: profile, error: null }, true)).toEqual({
    phase: 'shown',
    profile,
    isVisitorLoggedIn: true,
  });
});

test('says no more than the specification’s text of a code that is not there (decisions B2)', () => {
  expect(phaseOf(refused(404), false)).toMatchObject({
    phase: 'failed',
    error: { status: 404 },
    detail: null,
  });
});

test('adds the server’s sentence where the code is not to blame', () => {
  expect(phaseOf(refused(429), false)).toMatchObject({
    phase: 'failed',
    error: { status: 429 },
    detail: 'Too many look-ups. Try again in a minute.',
  });
});
