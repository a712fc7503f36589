import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { me } from './account.ts';
import { deleteAccount } from './deletion/deletion.ts';
import { createUnique } from './new-account.ts';
import {
  keepPasskey,
  listPasskeys,
  passkeyChallenge,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from './passkeys/passkeys.ts';
import { signInByPasskey } from './passkeys/use-passkey.ts';
import { endSession, listSessions, logout, refresh } from './sessions/session.ts';
import { login } from './sessions/sign-in.ts';

export function accountsRoutes(deps: Services) {
  const limited = limitByAccount(deps.limits, 'accountChange');
  return {
    createUnique: (_, __, { client, idempotencyKey }) => createUnique(deps, client, idempotencyKey),
    /** A value with '@' is an e-mail address, anything else a login code. */
    login: ({ body }, _, { client }) =>
      body.loginCode.includes('@')
        ? deps.followers.signInByEmail(client, body)
        : login(deps, client, body.loginCode),
    refresh: limitByAccount(deps.limits, 'refresh')((_, caller) => refresh(deps, caller)),
    logout: (_, caller) => logout(deps, caller),
    me: (_, caller) => me(deps, caller),
    listSessions: (_, caller) => listSessions(deps, caller),
    endSession: ({ params }, caller) => endSession(deps, caller, params.sessionId),
    passkeyChallenge: () => passkeyChallenge(deps),
    signInByPasskey: ({ body }, _, { client }) => signInByPasskey(deps, client, body),
    listPasskeys: (_, caller) => listPasskeys(deps, caller),
    preparePasskey: limited((_, caller) => preparePasskey(deps, caller)),
    keepPasskey: limited(({ body }, caller) => keepPasskey(deps, caller, body)),
    renamePasskey: limited(({ body }, caller) => renamePasskey(deps, caller, body)),
    removePasskey: limited(({ body }, caller) => removePasskey(deps, caller, body)),
    deleteData: ({ body }, caller, { client }) => deleteAccount(deps, caller, client, body),
  } satisfies Partial<Handlers>;
}
