/** Hands tasks to worker threads, one at a time each. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PlannedTask } from './tasks.ts';

/** Results in the order of the tasks. `progress` gets the share of the effort that is done, 0..1. */
export async function runTasks(
  tasks: readonly PlannedTask[],
  progress: (share: number) => void,
): Promise<unknown[]> {
  const results: unknown[] = [];
  const total = tasks.reduce((sum, { effort }) => sum + effort, 0);
  let next = 0;
  let done = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        execArgv: ['--disable-warning=ExperimentalWarning'],
      });
      const give = (): void => {
        const index = next++;
        const planned = tasks[index];
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        if (planned) worker.postMessage({ index, task: planned.task });
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ index, result }: { index: number; result: unknown }) => {
        results[index] = result;
        done += tasks[index]!.effort;
        progress(done / total);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(tasks.length, availableParallelism()) }, work));
  return results;
}
