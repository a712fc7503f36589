/** Requests that arrive while others are under way share the next batch. */

export interface BatchLimits {
  readonly maxBatchSize?: number;
  /** Batches under way at the same time, so that a slow one delays only its own requests. */
  readonly concurrency?: number;
}

interface BatcherOptions<Request, Reply> extends BatchLimits {
  /** Answers a batch in the order of its requests. A failure rejects every request of the batch. */
  readonly run: (requests: readonly Request[]) => Promise<readonly Reply[]>;
}

interface Batcher<Request, Reply> {
  /** Takes part in a batch that starts after this call, so that the reply is never stale. */
  submit(request: Request): Promise<Reply>;
  /** Resolves when no batch is under way or waiting. */
  idle(): Promise<void>;
}

interface Pending<Request, Reply> {
  readonly request: Request;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
}

export function createBatcher<Request, Reply>({
  run,
  maxBatchSize = 64,
  concurrency = 2,
}: BatcherOptions<Request, Reply>): Batcher<Request, Reply> {
  const queue: Pending<Request, Reply>[] = [];
  let running = 0;
  let drained = Promise.withResolvers<void>();
  /** True between the start of a worker and its first batch. */
  let isCollecting = false;

  async function runBatch(batch: readonly Pending<Request, Reply>[]): Promise<void> {
    try {
      const replies = await run(batch.map(({ request }) => request));
      if (replies.length !== batch.length)
        throw new Error(`${batch.length} requests got ${replies.length} replies.`);
      // as: the lengths are equal
      for (const [i, { resolve }] of batch.entries()) resolve(replies[i] as Reply);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function work(): Promise<void> {
    await new Promise(setImmediate); // let the requests that already wait in the sockets join
    isCollecting = false;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxBatchSize);
      if (queue.length > 0) startWorker(); // the rest need not wait for this batch
      await runBatch(batch);
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
      new Promise<Reply>((resolve, reject) => {
        queue.push({ request, resolve, reject });
        startWorker();
      }),
    async idle() {
      if (running > 0) await drained.promise;
    },
  };
}
