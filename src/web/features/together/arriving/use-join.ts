import { errorStatus } from '../../../platform/api/error.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { callTogether } from '../calls/call-together.ts';
import { reloadPairs } from '../calls/use-pairs.ts';
import type { Pair } from '../view-model/replies.ts';
import * as words from './words.ts';

export interface Joining {
  readonly token: string;
  /** The readings that were known before the press; null if they were not loaded. */
  readonly knownIds: readonly string[] | null;
  readonly onJoined: (pairId: string) => void;
  /** The invitation is unknown, used or over, or the visitor's own. */
  readonly onRefused: () => void;
}

/**
 * Returns the reading that an earlier press joined although its reply was lost. The server refuses
 * the second press, because an invitation works once.
 */
export const findJoined = (
  pairs: readonly Pick<Pair, 'pairId' | 'state' | 'isOwnInvitation'>[],
  knownIds: readonly string[],
): string | null =>
  pairs.find(
    ({ pairId, state, isOwnInvitation }) =>
      state === 'joined' && !isOwnInvitation && !knownIds.includes(pairId),
  )?.pairId ?? null;

export function useJoin({ token, knownIds, onJoined, onRefused }: Joining) {
  const { isBusy, failure, perform } = useAction(words.notJoined);
  const join = () =>
    perform(async () => {
      try {
        const { pairId } = await callTogether('joinPair', { body: { token } });
        await reloadPairs();
        onJoined(pairId);
      } catch (error) {
        if (errorStatus(error) !== 404) throw error;
        const { pairs } = await callTogether('listPairs');
        await reloadPairs();
        const joined = knownIds && findJoined(pairs, knownIds);
        if (joined === null) onRefused();
        else onJoined(joined);
      }
    });
  return { isBusy, failure, join };
}
