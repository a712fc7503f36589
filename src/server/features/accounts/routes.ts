import type { Handlers } from '../../platform/http/handlers.ts';
import { limitByAccount } from '../../platform/http/limit-by-account.ts';
import type { AccountsDeps } from './accounts.ts';
import { renewShareCode, switchSharingOff } from './codes/share-code.ts';
import { createUnique } from './creation/create-unique.ts';
import { deleteAccount } from './deletion/deletion.ts';
import { refresh } from './sessions/refresh.ts';
import { endSession, listSessions, logout } from './sessions/sessions.ts';
import { me } from './users/user.ts';

export function accountsRoutes(deps: AccountsDeps) {
  const { limits } = deps;
  return {
    createUnique: (_, __, { client, idempotencyKey }) => createUnique(deps, client, idempotencyKey),
    refresh: limitByAccount(limits, 'refresh', (_, caller) => refresh(deps, caller)),
    logout: (_, caller) => logout(deps, caller),
    me: (_, caller) => me(deps, caller),
    renewShareCode: limitByAccount(limits, 'shareCode', (_, caller) =>
      renewShareCode(deps, caller),
    ),
    switchSharingOff: limitByAccount(limits, 'shareCode', (_, caller) =>
      switchSharingOff(deps, caller),
    ),
    listSessions: (_, caller) => listSessions(deps, caller),
    endSession: ({ params }, caller) => endSession(deps, caller, params.sessionId),
    deleteData: ({ body }, caller, { client }) => deleteAccount(deps, caller, client, body),
  } satisfies Partial<Handlers>;
}
