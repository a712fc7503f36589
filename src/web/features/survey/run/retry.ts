import { errorStatus } from '../../../platform/api/error.ts';

/** The delays before the two silent retries of a failed call (product decisions G3). */
const retryDelaysMs = [400, 1200];

/** Whether the network or the server failed, so that a retry may succeed. */
const isTransient = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status === null || status >= 500 || status === 429;
};

export async function withRetry<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await wait(delayMs);
    }
  }
  return attempt();
}
