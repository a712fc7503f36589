import type { CallFunction } from '../api/call-function.ts';
import type { LoginReply } from './session.ts';

interface World {
  readonly call: CallFunction;
  readonly loginCode: () => string | null;
  readonly beginSession: (reply: LoginReply) => void;
}

/**
 * Returns a function that signs in again with the stored login code (spec §4). It resolves to
 * false when none is stored, and rejects when the login fails.
 */
export const createRestoreSession =
  ({ call, loginCode, beginSession }: World): (() => Promise<boolean>) =>
  async () => {
    const storedCode = loginCode();
    if (storedCode === null) return false;
    beginSession(await call('login', { body: { loginCode: storedCode } }));
    return true;
  };
