import { beforeEach, describe, expect, test } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { memoryStorage, storage } from '../storage.ts';
import {
  beginLogout,
  beginSession,
  clearSession,
  noteLogout,
  session,
  setUser,
  updateUser,
  watchLogout,
} from './session.ts';
import { createTokenStore, token } from './token.ts';

const user = inventUser({ shareCode: 'S' });
const reply = { accessToken: 't', expiresIn: 5700, user, loginCode: 'CODE' };

beforeEach(clearSession);

describe('the token store', () => {
  test('clears an expired token when it is read', () => {
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
});

describe('the session', () => {
  test('derives isAuthenticated on setUser and forces it on updateUser', () => {
    setUser(null);
    expect(session.getState().isAuthenticated).toBe(false);
    updateUser(user);
    expect(session.getState()).toMatchObject({ user, isAuthenticated: true });
  });

  test('is stored as auth-storage and cleared as a whole', () => {
    beginSession(reply);
    expect(JSON.parse(storage.getItem('auth-storage') ?? '')).toMatchObject({
      state: { user, loginCode: 'CODE', isAuthenticated: true },
    });
    expect(token.read()?.accessToken).toBe('t');
    clearSession();
    expect(session.getState()).toEqual({ user: null, loginCode: null, isAuthenticated: false });
    expect(token.read()).toBeNull();
  });

  test('keeps the login code of the same user only', () => {
    beginSession(reply);
    beginSession({ ...reply, loginCode: null });
    expect(session.getState().loginCode).toBe('CODE');
    beginSession({ ...reply, user: { ...user, id: 'u2' }, loginCode: null });
    expect(session.getState().loginCode).toBeNull();
  });
});

describe('a call', () => {
  test('made before or during a logout is told of it', () => {
    const before = watchLogout();
    expect(before()).toBe(false);
    beginLogout();
    const during = watchLogout();
    expect([before(), during()]).toEqual([true, true]);
    noteLogout();
    clearSession();
    expect([before(), during(), watchLogout()()]).toEqual([true, true, false]);
  });

  test('after a new sign-in ignores an unfinished logout', () => {
    beginLogout();
    beginSession(reply);
    expect(watchLogout()()).toBe(false);
  });
});
