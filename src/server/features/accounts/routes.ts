import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import type { AccountsDeps } from './accounts.ts';
import { deleteAccount } from './deletion/deletion.ts';
import { createUnique } from './new-account.ts';
import { refresh } from './sessions/refresh.ts';
import { endSession, listSessions, logout } from './sessions/sessions.ts';
import { renewShareCode, switchSharingOff } from './share-code.ts';
import { me } from './user.ts';

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
