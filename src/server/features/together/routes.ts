import type { Handlers } from '../../platform/http/handlers.ts';
import { limitByAccount } from '../../platform/http/limit-by-account.ts';
import { sayYes } from './consent/say-yes.ts';
import { createPair } from './invitation/invite.ts';
import { joinPair } from './invitation/join.ts';
import { endPair } from './overview/end.ts';
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
    pairResult: limitByAccount(limits, 'together', ({ body }, caller) =>
      pairResult(deps, caller, body.pairId),
    ),
  } satisfies Partial<Handlers>;
}
