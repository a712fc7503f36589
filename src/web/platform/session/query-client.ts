import { QueryClient } from '@tanstack/react-query';
import { freshDataMs } from '../../../domain/waits.ts';
import { errorStatus } from '../api/error.ts';
import { session } from './session.ts';

const retryMs = 1000;

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
    // Without a connection a request fails and is told, instead of loading until there is one.
    queries: {
      staleTime: freshDataMs,
      retry: shouldRetry(1),
      retryDelay: retryMs,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: shouldRetry(2), networkMode: 'always' },
  },
});

/** The next user of this browser must not see the previous one's data. */
session.subscribe(({ user }, before) => {
  if (before.user !== null && before.user.id !== user?.id) queryClient.clear();
});
