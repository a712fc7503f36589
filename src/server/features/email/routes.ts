import type { Handlers } from '../../platform/http/http.ts';
import { login } from '../accounts/accounts.ts';
import { confirmEmail, register, updateOptionalInfo } from './ownership.ts';
import { type EmailDeps, signInByEmail } from './sign-in.ts';

export function emailRoutes(deps: EmailDeps) {
  return {
    /** A value with '@' is an e-mail address, anything else a login code (spec §5). */
    login: ({ body }, _, { client }) =>
      body.loginCode.includes('@')
        ? signInByEmail(deps, client, body)
        : login(deps, client, body.loginCode),
    register: ({ body }, _, { client }) => register(deps, client, body),
    confirmEmail: ({ body }) => confirmEmail(deps, body.token),
    updateOptionalInfo: ({ body }, caller, { client }) =>
      updateOptionalInfo(deps, caller, client, body),
  } satisfies Partial<Handlers>;
}
