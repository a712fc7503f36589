import { describe, expect, test } from 'vitest';
import { runInContext } from '../turns/request-context.ts';
import type { Database } from './database.ts';
import { shareDatabase } from './shared-database.ts';

/** A database whose units end when the test says so. */
function openUnits() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const turns: string[] = [];
  let isShared = true;
  const run = (unit: () => Promise<unknown>) => unit();
  const shared = shareDatabase({ engine: 'postgres', read: run, write: run } as Database); // as: no test calls the rest
  return {
    turns,
    leaveAlone: () => (isShared = false),
    joinAgain: () => (isShared = true),
    begun: () => begun.splice(0).join(' '),
    /** Writes for a caller of a network, or without a request. */
    async write(name: string, network?: string, caller = name): Promise<void> {
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      const context =
        network === undefined
          ? undefined
          : {
              locale: 'en' as const,
              place: { network, caller },
              takeTurn: async () => void turns.push(name),
              isShared: () => isShared,
            };
      await runInContext(context, () =>
        shared.write(() => {
          begun.push(name);
          return end.promise;
        }),
      );
    },
    async end(name: string, error?: Error): Promise<void> {
      if (error) ends.get(name)?.reject(error);
      else ends.get(name)?.resolve();
      await new Promise(setImmediate);
    },
  };
}

describe('units', () => {
  test('of a network wait beyond five, and those of others do not', async () => {
    const { write, begun, end } = openUnits();
    for (const name of ['1', '2', '3', '4', '5', '6']) void write(name, 'a');
    void write('other', 'b');
    void write('job');
    expect(begun()).toBe('1 2 3 4 5 other job');
    await end('2');
    expect(begun()).toBe('6');
  });

  test('of a network alone use all connections but one until another comes', async () => {
    const { write, begun, end, leaveAlone, joinAgain } = openUnits();
    leaveAlone();
    for (let name = 1; name <= 12; name += 1) void write(String(name), 'a');
    expect(begun()).toBe('1 2 3 4 5 6 7 8 9');
    joinAgain();
    void write('other', 'b');
    for (const name of ['1', '2', '3', '4']) await end(name);
    expect(begun()).toBe('other');
    await end('5');
    expect(begun()).toBe('10');
    leaveAlone();
    await end('6');
    expect(begun()).toBe('11 12');
  });

  test('of a caller wait beyond three', async () => {
    const { write, begun, end } = openUnits();
    for (const name of ['1', '2', '3', '4']) void write(name, 'a', 'x');
    void write('other', 'a', 'y');
    expect(begun()).toBe('1 2 3 other');
    await end('1');
    expect(begun()).toBe('4');
  });

  test('that fail make room, and take a turn too', async () => {
    const { write, begun, end, turns } = openUnits();
    const writes = ['1', '2', '3', '4'].map((name) => write(name, 'a', 'x').catch(() => {}));
    await end('1', new Error('planned'));
    expect([begun(), turns]).toEqual(['1 2 3 4', ['1']]);
    for (const name of ['2', '3', '4']) await end(name);
    await Promise.all(writes);
    expect(turns).toEqual(['1', '2', '3', '4']);
  });
});
