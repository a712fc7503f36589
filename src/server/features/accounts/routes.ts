import type { Handlers } from '../../platform/http/handlers.ts';
import type { AccountsDeps } from './accounts.ts';
import { rotateLoginCode } from './codes/login-code.ts';
import { renewShareCode, switchSharingOff } from './codes/share-code.ts';
import { createUnique } from './creation/create-unique.ts';
import { deleteAccount } from './deletion/deletion.ts';
import { refresh } from './sessions/refresh.ts';
import { endSession, listSessions, logout } from './sessions/sessions.ts';
import { me } from './users/user.ts';

export function accountsRoutes(deps: AccountsDeps) {
  return {
    createUnique: (_, __, { client, idempotencyKey }) => createUnique(deps, client, idempotencyKey),
    refresh: (_, caller) => refresh(deps, caller),
    logout: (_, caller) => logout(deps, caller),
    me: (_, caller) => me(deps, caller),
    rotateLoginCode: (_, caller) => rotateLoginCode(deps, caller),
    renewShareCode: (_, caller) => renewShareCode(deps, caller),
    switchSharingOff: (_, caller) => switchSharingOff(deps, caller),
    listSessions: (_, caller) => listSessions(deps, caller),
    endSession: ({ params }, caller) => endSession(deps, caller, params.sessionId),
    deleteData: (_, caller) => deleteAccount(deps, caller),
  } satisfies Partial<Handlers>;
}
