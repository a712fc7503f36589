import type { Handlers } from '../../platform/http/http.ts';
import { type AccountsDeps, createUnique, logout, me, refresh } from './accounts.ts';
import {
  deleteAccount,
  endSession,
  listSessions,
  renewShareCode,
  rotateLoginCode,
  switchSharingOff,
} from './control.ts';

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
