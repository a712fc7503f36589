/** Runs tasks on worker threads. Each thread runs one task at a time. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface PlannedTask<T = unknown> {
  task: T;
  /** Estimated milliseconds, of which only the proportions matter. */
  effort: number;
}

/**
 * Runs the tasks and returns the results in the order of the tasks. `onProgress` receives the share
 * of the total effort that is done, 0 to 1.
 */
export async function runTasks(
  tasks: readonly PlannedTask[],
  onProgress: (share: number) => void,
): Promise<unknown[]> {
  const results: unknown[] = [];
  const total = tasks.reduce((sum, { effort }) => sum + effort, 0);
  let next = 0;
  let done = 0;
  const runWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        execArgv: ['--disable-warning=ExperimentalWarning'],
      });
      const postNextTask = (): void => {
        const index = next++;
        const planned = tasks[index];
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no
        // origin
        if (planned) worker.postMessage({ index, task: planned.task });
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ index, result }: { index: number; result: unknown }) => {
        results[index] = result;
        done += tasks[index]!.effort;
        onProgress(done / total);
        postNextTask();
      });
      worker.on('error', reject);
      postNextTask();
    });
  const threads = Math.min(tasks.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, runWorker));
  return results;
}
