/** One's own results over time: loading them, and forgetting the earlier ones. */

import { useQuery } from '@tanstack/react-query';
import { profileCalls } from '../../../../contract/calls/profile-calls.ts';
import type { Reply } from '../../../../contract/endpoints.ts';
import { errorStatus } from '../../../platform/api/error.ts';
import { bindCalls } from '../../../platform/session/call.ts';
import { queryClient } from '../../../platform/session/query-client.ts';
import { useSession, type User } from '../../../platform/session/session.ts';
import type { Results } from './history-view.ts';

const call = bindCalls(profileCalls);

export type HistoryPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-logged-in' }
  | { readonly phase: 'none' }
  | { readonly phase: 'one'; readonly startedDay: string }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'several'; readonly results: Results };

interface Loaded {
  readonly data: Reply<'profileHistory'> | undefined;
  readonly error: unknown;
}

/** Decides what the page shows. */
export function toHistoryPhase(user: User | null, { data, error }: Loaded): HistoryPhase {
  if (user === null) return { phase: 'not-logged-in' };
  if (data !== undefined) {
    const [first, second] = data.results;
    if (!first) return { phase: 'none' };
    return second ? { phase: 'several', ...data } : { phase: 'one', startedDay: first.startedDay };
  }
  if (error === null) return { phase: 'loading' };
  return errorStatus(error) === 401 ? { phase: 'not-logged-in' } : { phase: 'failed', error };
}

const queryKey = 'history';

export function useHistory(): HistoryPhase {
  const user = useSession((state) => state.user);
  const loaded = useQuery({
    queryKey: [queryKey, user?.id],
    queryFn: () => call('profileHistory'),
    enabled: user !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return toHistoryPhase(user, loaded);
}

/** Forgets the earlier results. The profile, which links to them, is loaded anew. */
export async function forgetEarlier(): Promise<void> {
  await call('forgetHistory');
  queryClient.removeQueries({ queryKey: ['profile'] });
  await queryClient.invalidateQueries({ queryKey: [queryKey] });
}
