/** Simulates people who answer at a steady rate while the servers are disturbed. */

import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../../support/process/wait-for.ts';
import {
  call,
  newPerson,
  type Person,
  saveOne,
  UnknownOutcome,
} from '../../support/server/survey-taker.ts';

export interface Traffic {
  /** All people who answered, with their acknowledged answers. */
  readonly people: readonly Person[];
  readonly saved: number;
  /** The calls that were refused with 503: a browser repeats them. */
  readonly refused: number;
  /** The calls whose connection broke: a browser repeats these too. */
  readonly broken: number;
  readonly failures: readonly string[];
  /** The longest time between two acknowledged answers, and the longest that a call took. */
  readonly longestGap: number;
  readonly longestCall: number;
  stop(): Promise<void>;
}

export interface Rate {
  readonly clients: number;
  readonly savesPerSecond: number;
}

export function startTraffic(address: string, { clients, savesPerSecond }: Rate): Traffic {
  const people: Person[] = [];
  const failures: string[] = [];
  const counts = { saved: 0, refused: 0, broken: 0, longestGap: 0, longestCall: 0 };
  let lastSave = performance.now();
  const over = new AbortController();

  const send: typeof call = async (...args) => {
    const started = performance.now();
    try {
      return await call(...args);
    } finally {
      counts.longestCall = Math.max(counts.longestCall, performance.now() - started);
    }
  };

  async function answer(): Promise<void> {
    let person: Person | null = null;
    while (!over.signal.aborted) {
      const nextTurn = pause((1000 * clients) / savesPerSecond);
      try {
        // After an unknown outcome only one answer can be in flight, so another person continues.
        if (!person || person.isFinished || person.inFlight)
          people.push((person = await newPerson(address, send)));
        await saveOne(person, address, send);
        counts.saved += 1;
        counts.longestGap = Math.max(counts.longestGap, performance.now() - lastSave);
        lastSave = performance.now();
      } catch (error) {
        if (error instanceof UnknownOutcome) counts[error.cause ? 'broken' : 'refused'] += 1;
        else failures.push(error instanceof Error ? error.message : String(error));
      }
      await nextTurn;
    }
  }
  const answering = Promise.all(Array.from({ length: clients }, answer));

  return Object.assign(counts, {
    people,
    failures,
    async stop() {
      over.abort();
      await answering;
    },
  });
}

export const nodeSettings = {
  MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
  RATE_LIMIT_SCALE: '100000',
} as const;

export const waitForSaves = (traffic: Traffic, count: number): Promise<void> => {
  const before = traffic.saved;
  return waitFor(`${count} saves`, () => traffic.saved >= before + count);
};

const [maxRepeats, repeatAfterMilliseconds] = [20, 500];

/** Repeats what a busy node refuses with 503, as a browser does. */
async function repeatRefused<T>(read: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1)
    try {
      return await read();
    } catch (error) {
      const isRefused = error instanceof UnknownOutcome && !error.cause;
      if (!isRefused || repeats === maxRepeats) throw error;
      await pause(repeatAfterMilliseconds);
    }
}

const peopleAtOnce = 8;

/** Adds up a count of every person. Asks for a few at a time, as browsers would. */
export async function sumOver(
  people: readonly Person[],
  count: (person: Person, address: string) => Promise<number>,
  address: string,
): Promise<number> {
  let total = 0;
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const few = people.slice(at, at + peopleAtOnce);
    const counts = await Promise.all(
      few.map((person) => repeatRefused(() => count(person, address))),
    );
    total += counts.reduce((sum, number) => sum + number, 0);
  }
  return total;
}
