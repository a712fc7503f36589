/** One thread of the study: takes tasks, gives results; knows nothing of the whole. */

import { parentPort } from 'node:worker_threads';
import { calculate, type Task } from './tasks.ts';

parentPort?.on('message', ({ index, task }: { index: number; task: Task }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ index, result: calculate(task) });
});
