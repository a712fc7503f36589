import { useQuery } from '@tanstack/react-query';
import { togetherCalls } from '../../../contract/together-calls.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { isLoggedIn, useSession } from '../../platform/session/session.ts';
import { readingKind } from './reading-view.ts';

/** Makes the calls of shared readings. */
export const callTogether = bindCalls(togetherCalls);

const pairsKey = 'pairs';

/** The interval in milliseconds at which a page checks for the other person's part. */
export const lookAgainMs = 30_000;

/** Loads the own readings. Polls while the reading `pairId` waits for the other person. */
export function usePairs(pairId: string | null) {
  const canHaveReadings = useSession(
    (state) => isLoggedIn(state) && state.user?.surveyCompleted !== false,
  );
  const userId = useSession(({ user }) => user?.id);
  return useQuery({
    queryKey: [pairsKey, userId],
    queryFn: () => callTogether('listPairs'),
    enabled: canHaveReadings,
    staleTime: 0,
    networkMode: 'always', // without a connection, the page says so
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      const shown = data?.pairs.find((pair) => pair.pairId === pairId);
      return shown && readingKind(shown) === 'waiting' ? lookAgainMs : false;
    },
  });
}

/** Reloads the own readings. Resolves once the page shows them. */
export const reloadPairs = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [pairsKey] });
