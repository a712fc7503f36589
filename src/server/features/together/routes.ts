import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { eraseAgreement, sendMarks } from './agreement.ts';
import { endPair } from './end.ts';
import { sayHelped } from './helped.ts';
import { createPair, joinPair } from './invite.ts';
import { sayYes } from './say-yes.ts';
import { listPairs, pairResult, type TogetherDeps } from './together.ts';

export function togetherRoutes(deps: TogetherDeps) {
  const { limits } = deps;
  return {
    createPair: limitByAccount(limits, 'invitation', ({ body }, caller) =>
      createPair(deps, caller, body),
    ),
    joinPair: async ({ body }, caller, { client }) => {
      await limits.spend('together', caller.userId);
      return joinPair(deps, caller, client, body.token);
    },
    listPairs: limitByAccount(limits, 'together', (_, caller) => listPairs(deps, caller)),
    sayYes: limitByAccount(limits, 'together', ({ body }, caller) => sayYes(deps, caller, body)),
    endPair: limitByAccount(limits, 'together', ({ body }, caller) =>
      endPair(deps, caller, body.pairId),
    ),
    sendMarks: limitByAccount(limits, 'together', ({ body }, caller) =>
      sendMarks(deps, caller, body),
    ),
    eraseAgreement: limitByAccount(limits, 'together', ({ body }, caller) =>
      eraseAgreement(deps, caller, body.pairId),
    ),
    sayHelped: limitByAccount(limits, 'together', ({ body }, caller) =>
      sayHelped(deps, caller, body),
    ),
    pairResult: limitByAccount(limits, 'together', ({ body }, caller) =>
      pairResult(deps, caller, body.pairId),
    ),
  } satisfies Partial<Handlers>;
}
