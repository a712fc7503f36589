import type { CallFunction } from '../api/call-function.ts';
import { isUnauthorized } from '../api/error.ts';
import type { LoginReply } from './session.ts';

interface World {
  readonly call: CallFunction;
  readonly loginCode: () => string | null;
  readonly beginSession: (reply: LoginReply) => void;
  readonly clearSession: () => void;
}

/**
 * Returns a function that signs in again with the stored login code. It resolves to false when none
 * is stored, and rejects when the login fails. A code that the server refuses is forgotten with its
 * session: while a browser holds one, the start buttons open the survey instead of creating an
 * account.
 */
export function createRestoreSession({ call, loginCode, beginSession, clearSession }: World) {
  return async function restoreSession(): Promise<boolean> {
    const storedCode = loginCode();
    if (storedCode === null) return false;
    try {
      const reply = await call('login', { body: { loginCode: storedCode } });
      // The visitor may have logged out during the call, or another tab stored a new code.
      if (loginCode() !== storedCode) return await restoreSession();
      beginSession(reply);
    } catch (error) {
      if (isUnauthorized(error) && loginCode() === storedCode) clearSession();
      throw error;
    }
    return true;
  };
}
