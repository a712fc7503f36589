import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { updateOptionalInfo, rotateLoginCode } from './address-change.ts';
import { confirmEmail } from './confirmed-address.ts';
import { register } from './pending-address.ts';
import { mailProofCode, proofStatus, prove } from './prove.ts';

export function emailRoutes(deps: Services) {
  const limited = limitByAccount(deps.limits, 'accountChange');
  return {
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
