import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../api/call-function.ts';
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

  test('fails with the login', async () => {
    const failing = openBrowser('CODE', () => Promise.reject(new Error('refused')));
    await expect(failing.restoreSession()).rejects.toThrow('refused');
  });
});
