import { describe, expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';
import { TemporaryFailure } from './refusal.ts';
import { currentContext, runInContext } from './turns/request-context.ts';

/** A `run` function that records each batch; the test resolves or rejects the batches by hand. */
function manualRun() {
  const batches: ({ requests: readonly number[] } & PromiseWithResolvers<readonly string[]>)[] = [];
  const run = (requests: readonly number[]) => {
    const batch = { requests, ...Promise.withResolvers<readonly string[]>() };
    batches.push(batch);
    return batch.promise;
  };
  return { batches, run, listRequests: () => batches.map(({ requests }) => requests) };
}
const nextTurn = () => new Promise(setImmediate);
const repliesTo = (requests: readonly number[]): string[] => requests.map((n) => `reply ${n}`);

describe('createBatcher', () => {
  test('answers one batch, each request with its own reply', async () => {
    const { batches, run, listRequests } = manualRun();
    const { submit } = createBatcher({ run });
    const replies = Promise.all([1, 2, 3].map(submit));
    await nextTurn();
    expect(listRequests()).toEqual([[1, 2, 3]]);
    batches[0]?.resolve(repliesTo([1, 2, 3]));
    expect(await replies).toEqual(['reply 1', 'reply 2', 'reply 3']);
  });

  test('lets requests wait while every worker is busy', async () => {
    const { batches, run, listRequests } = manualRun();
    const { submit } = createBatcher({ run, concurrency: 2 });
    const replies: Promise<string>[] = [];
    for (const n of [1, 2, 3, 4]) {
      replies.push(submit(n));
      await nextTurn();
    }
    expect(listRequests()).toEqual([[1], [2]]);
    batches[1]?.resolve(repliesTo([2]));
    await nextTurn();
    expect(listRequests()).toEqual([[1], [2], [3, 4]]);
    batches[2]?.resolve(repliesTo([3, 4]));
    batches[0]?.resolve(repliesTo([1]));
    expect(await Promise.all(replies)).toEqual(['reply 1', 'reply 2', 'reply 3', 'reply 4']);
  });

  test('refuses a request if too many wait', async () => {
    const { batches, run } = manualRun();
    const { submit } = createBatcher({ run, concurrency: 1, maxWaiting: 2 });
    const first = submit(1);
    await nextTurn();
    const waiting = [submit(2), submit(3)];
    await expect(submit(4)).rejects.toBeInstanceOf(TemporaryFailure);
    batches[0]?.resolve(repliesTo([1]));
    await first;
    await nextTurn();
    batches[1]?.resolve(repliesTo([2, 3]));
    expect(await Promise.all(waiting)).toEqual(repliesTo([2, 3]));
  });

  test('works for no single request, and each takes a turn with its reply', async () => {
    const contexts: unknown[] = [];
    const { submit } = createBatcher({
      async run(requests: readonly number[]) {
        contexts.push(currentContext());
        return repliesTo(requests);
      },
    });
    const turns: number[] = [];
    const submitFor = (n: number) =>
      runInContext(
        {
          locale: 'en',
          place: { network: 'a', caller: `${n}` },
          takeTurn: async () => void turns.push(n),
          isShared: () => true,
        },
        () => submit(n),
      );
    expect(await Promise.all([1, 2].map(submitFor))).toEqual(repliesTo([1, 2]));
    expect([contexts, turns]).toEqual([[undefined], [1, 2]]);
  });

  test('limits the size of a batch', async () => {
    const batches: (readonly number[])[] = [];
    const { submit } = createBatcher({
      run: async (requests: readonly number[]) => (batches.push(requests), repliesTo(requests)),
      maxBatchSize: 2,
      concurrency: 1,
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(submit))).toEqual(repliesTo([1, 2, 3, 4, 5]));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  test('starts the next batch without waiting for the first', async () => {
    const { batches, run, listRequests } = manualRun();
    const { submit } = createBatcher({ run, maxBatchSize: 2, concurrency: 2 });
    const replies = Promise.all([1, 2, 3, 4, 5].map(submit));
    await nextTurn();
    await nextTurn();
    expect(listRequests()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    batches[1]?.resolve(repliesTo([3, 4]));
    await nextTurn();
    expect(listRequests()).toEqual([[1, 2], [3, 4], [5]]);
    batches[2]?.resolve(repliesTo([5]));
    batches[0]?.resolve(repliesTo([1, 2]));
    expect(await replies).toEqual(repliesTo([1, 2, 3, 4, 5]));
  });

  test('fails a whole batch and runs the next one', async () => {
    const { batches, run } = manualRun();
    const { submit } = createBatcher({ run, concurrency: 1 });
    const lost = Promise.allSettled([submit(1), submit(2)]);
    await nextTurn();
    const later = submit(3);
    batches[0]?.reject(new Error('no'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nextTurn();
    batches[1]?.resolve(repliesTo([3]));
    expect(await later).toBe('reply 3');
  });

  test('fails a batch that got too few replies', async () => {
    const { submit } = createBatcher({ run: async () => ['a'] });
    const outcomes = await Promise.allSettled([submit(1), submit(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
