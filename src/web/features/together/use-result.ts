import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../contract/endpoints.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import type { Loaded } from '../../platform/session/use-own-data.ts';
import type { Agreement } from '../agreement/agreement.ts';
import type { SharedReading } from './reading-view.ts';
import { callTogether, lookAgainMs } from './use-pairs.ts';

export type ResultPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'over' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | {
      readonly phase: 'shown';
      readonly result: SharedReading;
      readonly agreement: Agreement;
      readonly helped: ResultReply['helped'];
    };

type ResultReply = Reply<'pairResult'>;

/** A reply without a result means a withdrawn reading, which leaves the screen at once. */
export function toResultPhase({ data, error }: Loaded<ResultReply>): ResultPhase {
  if (data === undefined) return error === null ? { phase: 'loading' } : { phase: 'failed', error };
  const { result, agreement, helped } = data;
  if (result === null || agreement === null) return { phase: 'over' };
  return { phase: 'shown', result, agreement, helped };
}

const resultKey = (pairId: string) => ['pair-result', pairId];

/** Shows the reply of a call that changed the agreement, and cancels an older request. */
export async function replaceResult(pairId: string, reply: ResultReply): Promise<void> {
  await queryClient.cancelQueries({ queryKey: resultKey(pairId) });
  queryClient.setQueryData(resultKey(pairId), reply);
}

/** Reloads the reading. Resolves once the page shows it. */
export const reloadResult = (pairId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: resultKey(pairId) });

/** Polls while the visitor's marks wait for the other person's. */
export function useResult(pairId: string): ResultPhase {
  const loaded = useQuery({
    queryKey: resultKey(pairId),
    queryFn: () => callTogether('pairResult', { body: { pairId } }),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.agreement?.own ? lookAgainMs : false),
  });
  return toResultPhase(loaded);
}
