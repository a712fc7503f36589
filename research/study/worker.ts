/** A worker thread of the study: runs one task per message and posts its result. */

import { parentPort } from 'node:worker_threads';
import { simulate, type Task } from './study.ts';

parentPort?.on('message', ({ index, task }: { index: number; task: Task }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ index, result: simulate(task) });
});
