import type { Reply } from '../../../../contract/endpoints.ts';
import { profileCalls } from '../../../../contract/profile-calls.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import { queryClient } from '../../../platform/session/query-client.ts';
import { useOwnData } from '../../../platform/session/use-own-data.ts';

const call = bindCalls(profileCalls);

export function showResults({ results }: Reply<'profileHistory'>) {
  const [first, second] = results;
  if (!first) return { phase: 'none' } as const;
  return second
    ? ({ phase: 'several', results } as const)
    : ({ phase: 'one', startedDay: first.startedDay } as const);
}

const queryKey = 'history';

export const useHistory = () =>
  useOwnData(queryKey, {
    load: () => call('profileHistory'),
    show: showResults,
    staleTime: 0,
    gcTime: 0,
  });

/** Forgets the earlier results, and reloads the profile because it links to them. */
export async function forgetEarlier(): Promise<void> {
  await call('forgetHistory');
  queryClient.removeQueries({ queryKey: ['profile'] });
  await queryClient.invalidateQueries({ queryKey: [queryKey] });
}
