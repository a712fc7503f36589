import type { Handlers } from '../../platform/http/handlers.ts';
import { login } from '../accounts/accounts.ts';
import type { EmailDeps } from './address/email-deps.ts';
import { updateOptionalInfo } from './ownership/address-change.ts';
import { confirmEmail } from './ownership/confirmation.ts';
import { register } from './ownership/registration.ts';
import { signInByEmail } from './sign-in/sign-in.ts';

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
