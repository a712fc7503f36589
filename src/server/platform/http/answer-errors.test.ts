import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import { Overload } from '../refusal.ts';
import { createRefusalBrake } from './answer-errors.ts';
import { createServer } from './create-server.ts';

describe('refused requests', () => {
  /**
   * Refuses this many requests at once. Returns the numbers answered at once, by whether to close.
   */
  async function refuse(
    brake: ReturnType<typeof createRefusalBrake>,
    count: number,
    { client = 'one', now = 0 } = {},
  ) {
    const answered: boolean[] = [];
    for (let i = 0; i < count; i += 1)
      void brake(client, now).then((isClosed) => answered.push(isClosed));
    await new Promise(setImmediate);
    const closed = answered.filter(Boolean).length;
    return { open: answered.length - closed, closed };
  }

  test('wait beyond twenty of a network in a second', async () => {
    const brake = createRefusalBrake(1, () => new Promise(() => {}));
    expect(await refuse(brake, 25)).toEqual({ open: 20, closed: 0 });
    expect(await refuse(brake, 20, { client: 'other', now: 999 })).toEqual({ open: 20, closed: 0 });
    expect(await refuse(brake, 21, { now: 1000 })).toEqual({ open: 20, closed: 0 });
  });

  test('end their connection where eight of a network wait', async () => {
    const waits: (() => void)[] = [];
    const brake = createRefusalBrake(1, () => new Promise<void>((resolve) => waits.push(resolve)));
    expect(await refuse(brake, 40)).toEqual({ open: 20, closed: 12 });
    for (const end of waits.splice(0)) end();
    await new Promise(setImmediate);
    expect(await refuse(brake, 9, { now: 500 })).toEqual({ open: 0, closed: 1 });
  });

  test('end their connection where a hundred of all wait', async () => {
    const brake = createRefusalBrake(0, () => new Promise(() => {}));
    for (let n = 0; n < 12; n += 1) await refuse(brake, 8, { client: `${n}` });
    expect(await refuse(brake, 8, { client: 'last' })).toEqual({ open: 0, closed: 4 });
  });
});

describe('a refusal for load', () => {
  test.each([
    ['a full batch', new Overload('planned')],
    ['busy connections', new DatabaseUnavailable('planned', 'busy')],
  ])('by %s is one word in the log', async (_, error) => {
    const app = await createServer({});
    onTestFinished(() => app.close());
    app.get('/', () => Promise.reject(error));
    const [info, failure] = [vi.spyOn(app.log, 'info'), vi.spyOn(app.log, 'error')];
    expect((await app.inject('/')).statusCode).toBe(503);
    expect(info).toHaveBeenCalledWith({ requestId: expect.any(String), route: '/' }, 'busy');
    expect(failure).not.toHaveBeenCalled();
  });
});
