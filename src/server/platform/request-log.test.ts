import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';
import { measureRequests, readTimes, startTime } from './request-log.ts';

/** Opens an app whose calls take as long as `pass` says. Returns the times of the call to `/`. */
function measure(handle: (pass: (milliseconds: number) => void) => Promise<void>) {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const app = Fastify();
  onTestFinished(() => app.close());
  measureRequests(app);
  const times = Promise.withResolvers<ReturnType<typeof readTimes>>();
  app.post('/', async () => {
    await handle((milliseconds) => (now += milliseconds));
    return {};
  });
  app.addHook('onResponse', async (request) => times.resolve(readTimes(request)));
  void app.inject({ method: 'POST', url: '/', payload: { any: 'body' } });
  return times.promise;
}

test('intervals that overlap count once', async () => {
  const times = await measure(async (pass) => {
    const [endFirst, endSecond] = [startTime('database'), startTime('database')];
    pass(10);
    endFirst();
    pass(5);
    endSecond();
    pass(100);
    const endThird = startTime('database');
    pass(1);
    endThird();
  });
  expect(times).toEqual({ db_ms: 16, wait_ms: 0 });
});

test('a request that shares a batch waits until it begins, and then for the database', async () => {
  const times = await measure(async (pass) => {
    const { submit } = createBatcher<string, string>({
      concurrency: 1,
      maxBatchSize: 1,
      run: async (requests) => {
        pass(20);
        return requests;
      },
    });
    await Promise.all([submit('first'), submit('second')]);
  });
  expect(times).toEqual({ db_ms: 40, wait_ms: 20 });
});

test('what a batch waits for counts for each of its requests', async () => {
  let now = 0;
  const batches: number[] = [];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const { submit } = createBatcher<string, string>({
    run: async (requests) => {
      batches.push(requests.length);
      const endWait = startTime('wait');
      now += 30;
      endWait();
      return requests;
    },
  });
  const app = Fastify();
  onTestFinished(() => app.close());
  measureRequests(app);
  const times: ReturnType<typeof readTimes>[] = [];
  const bothAreThere = Promise.withResolvers<void>();
  let arrived = 0;
  app.get('/', async () => {
    if ((arrived += 1) === 2) bothAreThere.resolve();
    await bothAreThere.promise;
    return submit('one');
  });
  app.addHook('onResponse', async (request) => void times.push(readTimes(request)));
  await Promise.all([app.inject('/'), app.inject('/')]);
  const expected = { db_ms: 30, wait_ms: 30 };
  expect([batches, times]).toEqual([[2], [expected, expected]]);
});

test('nothing is measured outside a request', () => {
  expect(() => startTime('wait')()).not.toThrow();
});
