import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inventUser } from '../../../test/support/people/invent-user.ts';
import { clearSession, session } from '../platform/session/session.ts';
import { authenticate, CheckNotice } from './guard.tsx';

const user = inventUser();

/** Fakes a server that answers with these statuses, and logs the called paths. */
function stubServer(statuses: { readonly me: number; readonly login?: number }) {
  const called: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.endsWith('/me') ? 'me' : 'login';
    called.push(name);
    const login = { accessToken: 't', expiresIn: 60, user, loginCode: 'CODE' };
    const body = name === 'me' ? user : login;
    return new Response(JSON.stringify(body), { status: statuses[name] ?? 500 });
  });
  return called;
}

beforeEach(clearSession);
afterEach(() => vi.unstubAllGlobals());

describe('the authentication check', () => {
  test('sets the user of the stored token', async () => {
    const called = stubServer({ me: 200 });
    await authenticate();
    expect(session.getState()).toMatchObject({ user, isAuthenticated: true });
    expect(called).toEqual(['me']);
  });

  test('signs in with the stored login code', async () => {
    session.setState({ loginCode: 'CODE' });
    const called = stubServer({ me: 401, login: 200 });
    await authenticate();
    expect(session.getState()).toMatchObject({ user, isAuthenticated: true });
    expect(called).toEqual(['me', 'login']);
  });

  test.each([
    ['no code is stored', null, { me: 401 }],
    ['the code is refused', 'CODE', { me: 401, login: 401 }],
  ])('fails if %s', async (_, loginCode, statuses) => {
    session.setState({ loginCode });
    stubServer(statuses);
    await expect(authenticate()).rejects.toMatchObject({ status: 401 });
    expect(session.getState().isAuthenticated).toBe(false);
  });
});

test.each([
  [false, 'Loading...', 'Checking your authentication'],
  [true, 'Redirecting...', 'Taking you back to the main page'],
])('a visitor reads what happens, refused: %s', (isRefused, title, text) => {
  const shown = renderToStaticMarkup(<CheckNotice isRefused={isRefused} />);
  expect(shown).toContain(title);
  expect(shown).toContain(text);
});
