import type { Handlers } from '../http.ts';
import { type AccountsDeps, createUnique, login, logout, me, refresh } from './accounts.ts';

export function accountsRoutes(deps: AccountsDeps) {
  return {
    createUnique: () => createUnique(deps),
    login: ({ body }) => login(deps, body.loginCode),
    refresh: (_, caller) => refresh(deps, caller),
    logout: (_, caller) => logout(deps, caller),
    me: (_, caller) => me(deps, caller),
  } satisfies Partial<Handlers>;
}
