import { beforeEach, expect, test } from 'vitest';
import { isDue } from './keep-alive.ts';
import { beginSession, clearSession, isLoggedIn, session, setUser, updateUser } from './session.ts';
import { memoryStorage, storage } from './storage.ts';
import { createTokenStore, token } from './token.ts';

const user = {
  id: 'u1',
  shareCode: 'S',
  surveyCompleted: false,
  hasEmail: false,
  emailVerified: false,
  ageRange: null,
  gender: null,
  createdAt: '2026-11-21',
};
const reply = { accessToken: 't', expiresIn: 5700, user, loginCode: 'CODE' };

beforeEach(clearSession);

test('an expired token is cleared when read and counts as absent (spec §4)', () => {
  const store = memoryStorage();
  let now = 0;
  const tokens = createTokenStore(store, () => now);
  tokens.write({ accessToken: 't', expiresIn: 10 });
  expect(tokens.read()).toEqual({ accessToken: 't', expiresAt: 10_000 });
  now = 10_000;
  expect(tokens.read()).toBeNull();
  expect(store.getItem('access-token')).toBeNull();
  expect(store.getItem('access-token-expires-at')).toBeNull();
});

test('setting a user decides isAuthenticated; updating one forces it (spec §4)', () => {
  setUser(null);
  expect(session.getState().isAuthenticated).toBe(false);
  updateUser(user);
  expect(session.getState()).toMatchObject({ user, isAuthenticated: true });
});

test('a session is kept under the name auth-storage and ends as a whole', () => {
  beginSession(reply);
  expect(JSON.parse(storage.getItem('auth-storage') ?? '')).toMatchObject({
    state: { user, loginCode: 'CODE', isAuthenticated: true },
  });
  expect(token.read()?.accessToken).toBe('t');
  clearSession();
  expect(session.getState()).toEqual({ user: null, loginCode: null, isAuthenticated: false });
  expect(token.read()).toBeNull();
});

test('a sign-in by e-mail brings no code: the same person keeps the held one, another does not (decisions B1)', () => {
  beginSession(reply);
  beginSession({ ...reply, loginCode: null });
  expect(session.getState().loginCode).toBe('CODE');
  beginSession({ ...reply, user: { ...user, id: 'u2' }, loginCode: null });
  expect(session.getState().loginCode).toBeNull();
});

test('a user or a login code counts as logged in (spec §4)', () => {
  expect(isLoggedIn({ user: null, loginCode: 'CODE', isAuthenticated: false })).toBe(true);
  expect(isLoggedIn({ user: null, loginCode: null, isAuthenticated: false })).toBe(false);
});

test('a refresh is due inside the window only (spec §9)', () => {
  expect(isDue(600_000, 600_000, 0)).toBe(true);
  expect(isDue(600_001, 600_000, 0)).toBe(false);
  expect(isDue(undefined, 600_000, 0)).toBe(false);
});
