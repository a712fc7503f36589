import { describe, expect, test } from 'vitest';
import { createTurns, turnLimits } from './turns.ts';

/** Turns whose pace the test sets. Each turn takes one millisecond of a clock that never runs. */
function openTurns(limits: Partial<typeof turnLimits> = {}) {
  let time = 0;
  const turnEnds: (() => void)[] = [];
  const roundEnds: (() => void)[] = [];
  const started: string[] = [];
  const turns = createTurns(
    {
      now: () => time,
      afterTurn: (next) => void turnEnds.push(next),
      afterSockets: (next) => void roundEnds.push(next),
    },
    { ...turnLimits, ...limits },
  );
  const endTurns = (milliseconds = 1): void => {
    while (turnEnds.length > 0) {
      time += milliseconds;
      turnEnds.shift()?.();
    }
  };
  return {
    turns,
    endTurns,
    readSockets(): void {
      for (const next of roundEnds.splice(0)) next();
      endTurns();
    },
    /** Lets a request wait. The name is that of its network, a slash, its caller and a number. */
    arrive(name: string): () => void {
      const [network = '', caller = ''] = name.replace(/\d*$/, '').split('/');
      return turns.wait({ network, caller }, () => started.push(name));
    },
    /** Returns what has started since the last call. */
    started: () => started.splice(0).join(' '),
  };
}

const shared = { sharedMilliseconds: 2, looksOfRound: 1 };

describe('a turn', () => {
  test('begins at once if nobody works', () => {
    const { arrive, started } = openTurns();
    arrive('a/x');
    expect(started()).toBe('a/x');
  });

  test('waits until the turn before has ended', () => {
    const { arrive, started, endTurns } = openTurns();
    arrive('a/x1');
    arrive('b/y1');
    expect(started()).toBe('a/x1');
    endTurns();
    expect(started()).toBe('b/y1');
  });

  test('lets work on until it ends, and at any time while no other network is there', () => {
    const { turns, endTurns } = openTurns();
    const place = { network: 'a', caller: 'x' };
    const other = { network: 'b', caller: 'y' };
    turns.wait(other, () => {});
    endTurns();
    expect(turns.mayWorkOn(place)).toBe(true);
    turns.wait(place, () => {});
    expect([turns.mayWorkOn(place), turns.mayWorkOn(other)]).toEqual([true, false]);
    endTurns();
    expect(turns.mayWorkOn(place)).toBe(false);
  });

  test('that fails to start ends too', () => {
    const { turns, arrive, started, endTurns } = openTurns();
    const fail = () => {
      throw new Error('planned');
    };
    expect(() => turns.wait({ network: 'a', caller: 'x' }, fail)).toThrow('planned');
    endTurns();
    arrive('a/x1');
    expect(started()).toBe('a/x1');
  });
});

describe('networks', () => {
  test('take turns, however many requests of one wait', () => {
    const { arrive, started, endTurns } = openTurns({ sharedMilliseconds: 100 });
    for (const name of ['a/x1', 'a/x2', 'a/x3', 'b/y1', 'b/y2']) arrive(name);
    endTurns();
    expect(started()).toBe('a/x1 a/x2 b/y1 a/x3 b/y2');
  });

  test('that have worked their time wait for the sockets, and others do not', () => {
    const { arrive, started, endTurns, readSockets } = openTurns(shared);
    for (const name of ['b/y1', 'a/x1', 'a/x2', 'a/x3', 'a/x4']) arrive(name);
    endTurns();
    expect(started()).toBe('b/y1 a/x1 a/x2');
    arrive('b/y2');
    endTurns();
    expect(started()).toBe('b/y2');
    readSockets();
    expect(started()).toBe('a/x3 a/x4');
  });

  test('that worked for too long miss the next rounds', () => {
    const { arrive, started, endTurns, readSockets } = openTurns(shared);
    arrive('b/y1');
    endTurns();
    arrive('a/x1');
    endTurns(5);
    arrive('a/x2');
    expect(started()).toBe('b/y1 a/x1');
    readSockets();
    expect(started()).toBe('');
    readSockets();
    expect(started()).toBe('a/x2');
  });

  test('wait for several looks at the sockets', () => {
    const { arrive, started, endTurns, readSockets } = openTurns({ ...shared, looksOfRound: 2 });
    for (const name of ['b/y1', 'a/x1', 'a/x2', 'a/x3']) arrive(name);
    endTurns();
    readSockets();
    expect(started()).toBe('b/y1 a/x1 a/x2');
    readSockets();
    expect(started()).toBe('a/x3');
  });

  test('alone work longer before the sockets are read', () => {
    const limits = { ...shared, aloneMilliseconds: 3 };
    const { arrive, started, endTurns, readSockets } = openTurns(limits);
    for (let n = 1; n <= 5; n += 1) arrive(`a/x${n}`);
    endTurns();
    expect(started()).toBe('a/x1 a/x2 a/x3');
    arrive('b/y1');
    endTurns();
    expect(started()).toBe('b/y1');
    readSockets();
    expect(started()).toBe('a/x4');
  });
});

describe('callers of a network', () => {
  test('take turns, however many requests of one wait', () => {
    const { arrive, started, endTurns } = openTurns();
    for (const name of ['a/x1', 'a/x2', 'a/x3', 'a/x4', 'a/y1', 'a/y2']) arrive(name);
    endTurns();
    expect(started()).toBe('a/x1 a/x2 a/y1 a/x3 a/y2 a/x4');
  });
});

describe('the line', () => {
  test('is left without a turn', () => {
    const { arrive, started, endTurns } = openTurns();
    arrive('a/x1');
    const leave = arrive('b/y1');
    arrive('b/y2');
    leave();
    leave();
    endTurns();
    expect(started()).toBe('a/x1 b/y2');
  });

  test('is left after the turn without an effect', () => {
    const { arrive, started, endTurns } = openTurns();
    const leave = arrive('a/x1');
    arrive('a/x2');
    leave();
    endTurns();
    expect(started()).toBe('a/x1 a/x2');
  });

  test('is full for a network of which too many wait', () => {
    const { arrive, turns } = openTurns({ maxWaitingOfNetwork: 2 });
    arrive('b/y1');
    arrive('a/x1');
    expect(turns.isFull('a')).toBe(false);
    arrive('a/x2');
    expect([turns.isFull('a'), turns.isFull('b')]).toEqual([true, false]);
  });

  test('that is full has room for those with less than their share', () => {
    const { arrive, turns } = openTurns({ maxWaiting: 4 });
    for (const name of ['a/x1', 'a/x2', 'a/x3', 'a/x4', 'b/y1']) arrive(name);
    expect(['a', 'b', 'c'].map(turns.isFull)).toEqual([true, false, false]);
  });
});
