import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import type { User } from '../../platform/session/session.ts';
import { inventLink } from '../gallery/invented/invented-links.ts';
import { type OwnLink, toLinksPhase } from './use-links.ts';

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
const unfinished = { ...user, surveyCompleted: false };
const link = inventLink(1);
const loading = { data: undefined, error: null };
const loaded = (...links: OwnLink[]) => ({ data: { links }, error: null });
const failing = (status: number) => ({ data: undefined, error: new ApiError('', status) });

test.each([
  ['no user', null, loaded(link), { phase: 'not-logged-in' }],
  ['a list that is loading', user, loading, { phase: 'loading' }],
  ['an ended session', user, failing(401), { phase: 'not-logged-in' }],
  ['a failure', user, failing(503), { phase: 'failed' }],
  ['no link yet', user, loaded(), { phase: 'shown', links: [], canMake: true }],
  ['no profile yet', unfinished, loaded(), { phase: 'no-profile' }],
  ['a retake', unfinished, loaded(link), { phase: 'shown', links: [link], canMake: false }],
] as const)('%s', (_, someone, reply, phase) => {
  expect(toLinksPhase(someone, reply)).toMatchObject(phase);
});
