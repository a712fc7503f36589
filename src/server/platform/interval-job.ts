import { setTimeout as pause } from 'node:timers/promises';

export interface IntervalJob {
  readonly firstDelayMilliseconds: number;
  readonly intervalMilliseconds: number;
  /** The signal is aborted when the job stops; a failure is then not reported. */
  readonly run: (isFirst: boolean, signal: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * The timer does not keep the process alive. A run that lasts longer than the interval delays the
 * next one by another interval. Returns a function that stops the job.
 */
export function startIntervalJob(job: IntervalJob): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isRunning = false;
  async function run(isFirst: boolean): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await job.run(isFirst, signal);
    } catch (error) {
      if (!signal.aborted) job.onError(error);
    } finally {
      isRunning = false;
    }
  }
  let timer = setTimeout(() => {
    void run(true);
    timer = setInterval(() => void run(false), job.intervalMilliseconds).unref();
  }, job.firstDelayMilliseconds).unref();
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}

interface Repetition {
  /** The most time to spend. The rest of the work waits for a later call. */
  readonly budgetMilliseconds: number;
  /** Stops after the present call. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls `run` until it returns false. Returns false if the budget or the signal ended it. Pauses
 * after each call for as long as it took, so that visitors have at least half of the database.
 */
export async function repeatWithPauses(
  run: () => Promise<boolean>,
  { budgetMilliseconds, signal }: Repetition,
): Promise<boolean> {
  const end = performance.now() + budgetMilliseconds;
  for (;;) {
    if (signal?.aborted) return false;
    const began = performance.now();
    if (!(await run())) return true;
    const now = performance.now();
    if (now > end) return false;
    await pause(now - began, undefined, { ref: false });
  }
}
