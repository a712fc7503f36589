import type { CallFunction, LoginReply } from '../api/client.ts';

interface World {
  readonly call: CallFunction;
  readonly loginCode: () => string | null;
  readonly beginSession: (reply: LoginReply) => void;
}

export type RestoreSession = () => Promise<boolean>;

/**
 * Signs in again with the login code that this browser keeps (spec §4). Returns false when it keeps
 * none, and throws when the login fails.
 */
export const createRestoreSession =
  ({ call, loginCode, beginSession }: World): RestoreSession =>
  async () => {
    const storedCode = loginCode();
    if (storedCode === null) return false;
    beginSession(await call('login', { body: { loginCode: storedCode } }));
    return true;
  };
