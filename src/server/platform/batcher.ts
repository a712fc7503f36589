/** Runs concurrent requests in batches: requests that arrive during a batch share the next one. */

import { Overload } from './refusal.ts';
import { currentMeters, runForAll, startTime } from './request-log.ts';
import { awaitOutside, runInContext } from './turns/request-context.ts';

export interface BatchLimits {
  readonly maxBatchSize?: number;
  /** How many batches may run at once. With two, a slow batch does not delay later requests. */
  readonly concurrency?: number;
  /**
   * The most waiting requests. Beyond that, a request is refused instead of answered far too late.
   */
  readonly maxWaiting?: number;
}

interface BatcherOptions<Request, Reply> extends BatchLimits {
  /** Returns the replies in the order of the requests. If it fails, the whole batch is rejected. */
  readonly run: (requests: readonly Request[]) => Promise<readonly Reply[]>;
}

interface Batcher<Request, Reply> {
  /** The batch starts after this call, so that the reply is never stale. */
  submit(request: Request): Promise<Reply>;
  idle(): Promise<void>;
}

interface Pending<Request, Reply> {
  readonly request: Request;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
  readonly meters: ReturnType<typeof currentMeters>;
  readonly endWait: () => void;
  readonly endTime: () => void;
}

async function runBatch<Request, Reply>(
  run: BatcherOptions<Request, Reply>['run'],
  batch: readonly Pending<Request, Reply>[],
): Promise<void> {
  for (const { endWait } of batch) endWait();
  try {
    const replies = await runForAll(
      batch.flatMap(({ meters }) => meters),
      () => runInContext(undefined, () => run(batch.map(({ request }) => request))),
    );
    if (replies.length !== batch.length)
      throw new Error(`${batch.length} requests got ${replies.length} replies.`);
    // as: the lengths are equal
    for (const [i, { resolve }] of batch.entries()) resolve(replies[i] as Reply);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  } finally {
    for (const { endTime } of batch) endTime();
  }
}

export function createBatcher<Request, Reply>({
  run,
  maxBatchSize = 64,
  concurrency = 2,
  maxWaiting = Infinity,
}: BatcherOptions<Request, Reply>): Batcher<Request, Reply> {
  const queue: Pending<Request, Reply>[] = [];
  let running = 0;
  let drained = Promise.withResolvers<void>();
  /** True from the start of a worker until it takes its first batch. */
  let isCollecting = false;

  async function work(): Promise<void> {
    await new Promise(setImmediate); // requests already received by the sockets join this batch
    isCollecting = false;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxBatchSize);
      if (queue.length > 0) startWorker(); // so that the rest does not wait for this batch
      await runBatch(run, batch);
    }
    running -= 1;
    if (running === 0) drained.resolve();
  }

  function startWorker(): void {
    if (isCollecting || running === concurrency) return;
    isCollecting = true;
    if (running === 0) drained = Promise.withResolvers<void>();
    running += 1;
    void work();
  }

  return {
    submit: (request) =>
      awaitOutside(
        new Promise<Reply>((resolve, reject) => {
          if (queue.length >= maxWaiting) {
            reject(new Overload(`${queue.length} requests wait for a batch already.`));
            return;
          }
          const [endWait, endTime] = [startTime('wait'), startTime('database')];
          queue.push({ request, resolve, reject, meters: currentMeters(), endWait, endTime });
          startWorker();
        }),
      ),
    async idle() {
      if (running > 0) await drained.promise;
    },
  };
}
