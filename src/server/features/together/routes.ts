import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { eraseAgreement, sendMarks } from './agreement.ts';
import { endPair } from './end.ts';
import { sayHelped } from './helped.ts';
import { createPair, joinPair } from './invite.ts';
import { sayYes } from './say-yes.ts';
import { listPairs, pairResult } from './together.ts';

export function togetherRoutes(deps: Services) {
  const limitInvitations = limitByAccount(deps.limits, 'invitation');
  const limited = limitByAccount(deps.limits, 'together');
  return {
    createPair: limitInvitations(({ body }, caller) => createPair(deps, caller, body)),
    joinPair: limited(({ body }, caller, { client }) => joinPair(deps, caller, client, body.token)),
    listPairs: limited((_, caller) => listPairs(deps, caller)),
    sayYes: limited(({ body }, caller) => sayYes(deps, caller, body)),
    endPair: limited(({ body }, caller) => endPair(deps, caller, body.pairId)),
    sendMarks: limited(({ body }, caller) => sendMarks(deps, caller, body)),
    eraseAgreement: limited(({ body }, caller) => eraseAgreement(deps, caller, body.pairId)),
    sayHelped: limited(({ body }, caller) => sayHelped(deps, caller, body)),
    pairResult: limited(({ body }, caller) => pairResult(deps, caller, body.pairId)),
  } satisfies Partial<Handlers>;
}
