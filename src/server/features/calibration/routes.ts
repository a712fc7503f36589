import type { Handlers } from '../../platform/http/handlers.ts';
import { listSets, type SetsDeps, useSet } from './parameter-sets.ts';

export function calibrationRoutes(deps: SetsDeps) {
  return {
    listParameterSets: () => listSets(deps),
    useParameterSet: ({ body }, caller) => useSet(deps, caller, body),
  } satisfies Partial<Handlers>;
}
