import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../api/call-function.ts';
import { createRestoreSession } from './restore-session.ts';

describe('restoring a session', () => {
  const open = (codeAfterFirstLogin: string | null) => {
    const [begun, asked]: [unknown[], string[]] = [[], []];
    let code: string | null = 'CODE';
    const restore = createRestoreSession({
      call: (async (_: string, { body }: { body: { loginCode: string } }) => {
        asked.push(body.loginCode);
        if (asked.length === 1) code = codeAfterFirstLogin;
        return body.loginCode;
      }) as unknown as CallFunction, // as: it serves the login alone
      loginCode: () => code,
      beginSession: (reply) => begun.push(reply),
      clearSession: () => {},
    });
    return { restore, begun, asked };
  };

  test('begins none after a logout during the login', async () => {
    const { restore, begun } = open(null);
    expect([await restore(), begun]).toEqual([false, []]);
  });

  test('uses the code that another tab stored during the login', async () => {
    const { restore, begun, asked } = open('NEXT');
    expect([await restore(), begun, asked]).toEqual([true, ['NEXT'], ['CODE', 'NEXT']]);
  });
});
