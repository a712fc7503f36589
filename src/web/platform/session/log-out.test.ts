import { afterEach, expect, test, vi } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { keepArrival, readArrival } from '../arrival/arrival.ts';
import { keepOpenedLink, readOpenedLink } from '../arrival/opened-link.ts';
import { storage, storedKeys } from '../storage.ts';
import { logOut } from './log-out.ts';
import { queryClient } from './query-client.ts';
import { beginSession, session } from './session.ts';
import { token } from './token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([200, 500])('leaves nothing in the browser after a %i', async (status) => {
  const sent: (string | null)[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(path, new Headers(init.headers).get('Authorization'));
    return new Response('{}', { status });
  });
  beginSession({ accessToken: 't', expiresIn: 60, user: inventUser(), loginCode: 'CODE' });
  keepArrival({ kind: 'code', shareCode: 'CAMEFROM00' });
  keepOpenedLink('a'.repeat(27));
  storage.setItem(storedKeys.compareShareCode, 'OTHER00000');
  queryClient.setQueryData(['profile'], 'somebody’s');

  await logOut();
  expect(sent).toEqual(['/api/v1/auth/logout', 'Bearer t']);
  expect(session.getState()).toEqual({ user: null, loginCode: null, isAuthenticated: false });
  expect([token.read(), readArrival(), readOpenedLink()]).toEqual([null, null, null]);
  expect(storage.getItem(storedKeys.compareShareCode)).toBeNull();
  expect(queryClient.getQueryData(['profile'])).toBeUndefined();
});
