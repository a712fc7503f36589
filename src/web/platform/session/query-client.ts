import { QueryClient } from '@tanstack/react-query';
import { errorStatus } from '../api/error.ts';
import { session } from './session.ts';

/** Fetched data stays fresh this long (spec §9). */
const staleTimeMs = 5 * 60_000;

/** Failed requests are retried once (spec §9), unless the answer says that asking again is no use. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  const isRefusal = status !== null && status >= 400 && status < 500;
  return failures < 1 && !isRefusal;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleTimeMs, retry: isWorthRetrying, refetchOnWindowFocus: false },
  },
});

/** Whoever signs in next, in this tab or another, finds nothing of the one before (check G09). */
session.subscribe(({ user }, before) => {
  if (before.user !== null && before.user.id !== user?.id) queryClient.clear();
});
