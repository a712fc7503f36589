import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { login } from '../accounts/accounts.ts';
import { updateOptionalInfo, rotateLoginCode } from './address-change.ts';
import type { EmailDeps } from './address.ts';
import { confirmEmail } from './confirmed-address.ts';
import { register } from './pending-address.ts';
import { mailProofCode, proofStatus, prove } from './prove.ts';
import { signInByEmail } from './sign-in.ts';

export function emailRoutes(deps: EmailDeps) {
  const limited = limitByAccount(deps.limits, 'accountChange');
  return {
    /** A value with '@' is an e-mail address, anything else a login code. */
    login: ({ body }, _, { client }) =>
      body.loginCode.includes('@')
        ? signInByEmail(deps, client, body)
        : login(deps, client, body.loginCode),
    register: ({ body }, _, { client }) => register(deps, client, body),
    confirmEmail: limited(({ body }, caller) => confirmEmail(deps, caller, body.code)),
    proofStatus: (_, caller) => proofStatus(deps, caller),
    prove: ({ body }, caller, { client }) => prove(deps, caller, client, body),
    mailProofCode: ({ body }, caller, { client }) =>
      mailProofCode(deps, caller, client, body.email),
    rotateLoginCode: ({ body }, caller, { client }) => rotateLoginCode(deps, caller, client, body),
    updateOptionalInfo: limited(({ body }, caller, { client }) =>
      updateOptionalInfo(deps, caller, client, body),
    ),
  } satisfies Partial<Handlers>;
}
