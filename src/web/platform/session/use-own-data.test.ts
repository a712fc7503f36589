import { expect, test } from 'vitest';
import { ApiError } from '../api/error.ts';
import type { User } from './session.ts';
import { toOwnDataPhase } from './use-own-data.ts';

const user = { id: 'u1' } as User; // as: only whether there is a user matters
const loaded = { data: 'list', error: null };
const failing = (status: number, data?: string) => ({ data, error: new ApiError('', status) });

test.each([
  ['no user', null, loaded, { phase: 'not-logged-in' }],
  ['a page that is loading', user, { data: undefined, error: null }, { phase: 'loading' }],
  ['an ended session', user, failing(401), { phase: 'not-logged-in' }],
  ['a failure', user, failing(503), { phase: 'failed' }],
  ['a reply', user, loaded, { phase: 'shown', list: 'list of u1' }],
  ['a reply before a failure', user, failing(503, 'list'), { phase: 'shown' }],
] as const)('%s', (_, someone, reply, phase) => {
  expect(
    toOwnDataPhase(someone, reply, (data, { id }) => ({
      phase: 'shown' as const,
      list: `${data} of ${id}`,
    })),
  ).toMatchObject(phase);
});
