import { QueryClient } from '@tanstack/react-query';
import { freshDataMs } from '../../../domain/waits.ts';
import { errorStatus } from '../api/error.ts';
import { session } from './session.ts';

/** Failed requests are retried once, saves twice, except after a 4xx. */
const shouldRetry =
  (maxRetries: number) =>
  (failures: number, error: unknown): boolean => {
    const status = errorStatus(error);
    const isClientError = status !== null && status >= 400 && status < 500;
    return failures < maxRetries && !isClientError;
  };

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshDataMs, retry: shouldRetry(1), refetchOnWindowFocus: false },
    // A save must not wait for the connection: the screen takes it back and says so.
    mutations: { retry: shouldRetry(2), networkMode: 'always' },
  },
});

/** The next user of this browser must not see the previous one's data. */
session.subscribe(({ user }, before) => {
  if (before.user !== null && before.user.id !== user?.id) queryClient.clear();
});
