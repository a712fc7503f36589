import { errorStatus } from '../../../platform/api/error.ts';

/** The delay before the silent retry of a failed request (spec §9). */
export const requestDelaysMs: readonly number[] = [400];

/** The delays before the two silent retries of a failed save (product decisions G3). */
const saveDelaysMs: readonly number[] = [400, 1200];

/** Whether the network or the server failed, so that a retry may succeed. */
const isTransient = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status === null || status >= 500 || status === 429;
};

/** Makes a call, and repeats it after each of the delays as long as a repetition may help. */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
  delaysMs: readonly number[] = saveDelaysMs,
): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await wait(delayMs);
    }
  }
  return attempt();
}
