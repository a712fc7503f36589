import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../contract/endpoints.ts';
import type { SharedReading } from './reading-view.ts';
import { callTogether } from './use-pairs.ts';

export type ResultPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'over' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'shown'; readonly result: SharedReading };

interface Loaded {
  readonly data: Reply<'pairResult'> | undefined;
  readonly error: unknown;
}

/** A reply without a result means a withdrawn reading, which leaves the screen at once. */
export function toResultPhase({ data, error }: Loaded): ResultPhase {
  if (data === undefined) return error === null ? { phase: 'loading' } : { phase: 'failed', error };
  return data.result === null ? { phase: 'over' } : { phase: 'shown', result: data.result };
}

export function useResult(pairId: string): ResultPhase {
  const loaded = useQuery({
    queryKey: ['pair-result', pairId],
    queryFn: () => callTogether('pairResult', { body: { pairId } }),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: true,
  });
  return toResultPhase(loaded);
}
