import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../api/call-function.ts';
import { ApiError } from '../api/error.ts';
import { createRestoreSession } from './restore-session.ts';

function openBrowser(loginCode: string | null, login: () => Promise<unknown>) {
  const log: unknown[] = [];
  const restoreSession = createRestoreSession({
    call: ((name: string, options: unknown) => {
      log.push([name, options]);
      return login();
    }) as CallFunction, // as: the login is the only call
    loginCode: () => loginCode,
    beginSession: (reply) => log.push(reply),
    clearSession: () => log.push('cleared'),
  });
  return { log, restoreSession };
}

describe('restoring a session', () => {
  test('logs in with the stored code', async () => {
    const { log, restoreSession } = openBrowser('CODE', async () => 'reply');
    expect(await restoreSession()).toBe(true);
    expect(log).toEqual([['login', { body: { loginCode: 'CODE' } }], 'reply']);
  });

  test('does nothing without a stored code', async () => {
    const { log, restoreSession } = openBrowser(null, async () => 'reply');
    expect(await restoreSession()).toBe(false);
    expect(log).toEqual([]);
  });

  test('forgets the session only if the server refuses the code', async () => {
    for (const [error, isCleared] of [
      [new ApiError('Unauthorized', 401), true],
      [new ApiError('Too Many Requests', 429), false],
      [new ApiError('Login failed', 500, new TypeError('fetch failed')), false],
    ] as const) {
      const { log, restoreSession } = openBrowser('CODE', () => Promise.reject(error));
      await expect(restoreSession()).rejects.toThrow(error);
      expect(log.includes('cleared')).toBe(isCleared);
    }
  });
});
