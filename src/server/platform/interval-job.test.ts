import { expect, onTestFinished, test, vi } from 'vitest';
import { startIntervalJob } from './interval-job.ts';

test('a run that outlasts the interval stays alone', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const first = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue();
  const errors: unknown[] = [];
  const stop = startIntervalJob({
    firstDelayMilliseconds: 10,
    intervalMilliseconds: 100,
    run,
    onError: (error) => errors.push(error),
  });
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(260);
  expect(run).toHaveBeenCalledTimes(1);
  first.reject(new Error('too slow'));
  await vi.advanceTimersByTimeAsync(100);
  expect(errors).toEqual([new Error('too slow')]);
  expect(run).toHaveBeenCalledTimes(2);
});
