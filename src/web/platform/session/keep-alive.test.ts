import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { createKeepAlive, refresh } from './keep-alive.ts';
import { beginSession, clearSession, session } from './session.ts';
import { token } from './token.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000 * minute }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearSession();
});

/** A token that a refresh renews for 95 minutes; `expireIn` sets the minutes that are left. */
function openVisit() {
  let expiresAt = Date.now() + 95 * minute;
  const renew = vi.fn(async () => {
    await Promise.resolve();
    expiresAt = Date.now() + 95 * minute;
  });
  return {
    ...createKeepAlive({ expiresAt: () => expiresAt, refresh: renew }),
    count: () => renew.mock.calls.length,
    expireIn: (minutes: number) => {
      expiresAt = Date.now() + minutes * minute;
    },
  };
}

describe('a check', () => {
  test('refreshes a token that expires within ten minutes', () => {
    const { check, expireIn, count } = openVisit();
    for (const minutes of [95, 10.1]) {
      expireIn(minutes);
      check();
    }
    expect(count()).toBe(0);
    expireIn(10);
    check();
    check();
    expect(count()).toBe(1);
  });

  test('comes at once, then 90 minutes after the last start', async () => {
    const { startChecking, expireIn, count } = openVisit();
    expireIn(3);
    startChecking();
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(60 * minute);
    startChecking();
    expireIn(39);
    await vi.advanceTimersByTimeAsync(30 * minute); // 90 after the first start
    expect(count()).toBe(1);
    expireIn(65);
    await vi.advanceTimersByTimeAsync(59 * minute);
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(minute);
    expect(count()).toBe(2);
  });

  test('needs a token', () => {
    const renew = vi.fn(async () => {});
    createKeepAlive({ expiresAt: () => undefined, refresh: renew }).check();
    expect(renew).not.toHaveBeenCalled();
  });
});

test('activity refreshes within five minutes of expiry, once in five', async () => {
  const { onActivity, expireIn, count } = openVisit();
  expireIn(5.1);
  onActivity();
  expireIn(4.9);
  vi.advanceTimersByTime(5 * minute - 1);
  onActivity();
  expect(count()).toBe(0);
  vi.advanceTimersByTime(1);
  expireIn(5);
  onActivity();
  expect(count()).toBe(1);
});

describe('a refresh', () => {
  const user = inventUser({ shareCode: 'OLD' });
  const reply = { accessToken: 'old', expiresIn: 5_700, user, loginCode: 'CODE' };
  const stubReply = (status: number, body: object) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  };

  test('renews the token and the stored user', async () => {
    beginSession(reply);
    const changed = { ...user, shareCode: 'NEW' };
    stubReply(200, { accessToken: 'new', expiresIn: 5_700, user: changed });
    await refresh();
    expect(token.read()?.accessToken).toBe('new');
    expect(session.getState().user).toEqual(changed);
  });

  test('clears the token if it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    beginSession(reply);
    stubReply(401, {});
    await refresh();
    expect(token.read()).toBeNull();
    expect(session.getState().loginCode).toBe('CODE');
  });
});
