import type { Reply } from '../../../../contract/endpoints.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { TogetherDeps } from '../pair/together-deps.ts';
import { listPairs } from './list.ts';
import { pairResult } from './result.ts';

/** Returns the caller's shared readings with their results, for the export (B11). */
export async function exportReadings(
  deps: TogetherDeps,
  caller: Caller,
): Promise<Reply<'exportData'>['sharedReadings']> {
  const { pairs } = await listPairs(deps, caller);
  const exported: Reply<'exportData'>['sharedReadings'] = [];
  for (const pair of pairs)
    exported.push({ ...pair, ...(await pairResult(deps, caller, pair.pairId)) });
  return exported;
}
