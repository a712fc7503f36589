/** People who answer at a steady rate while something is done to the servers. */

import { setTimeout as pause } from 'node:timers/promises';
import {
  countMissing,
  newPerson,
  type Person,
  saveOne,
  UnknownOutcome,
} from '../../support/server/survey-taker.ts';

export interface Traffic {
  /** Everybody who has answered, with all that was acknowledged to them. */
  readonly people: readonly Person[];
  /** The answers that were acknowledged. */
  readonly saved: number;
  /** The calls that were refused with 503 or whose connection broke: a browser repeats them. */
  readonly unanswered: number;
  /** What any other failed call was answered with. */
  readonly failures: readonly string[];
  /** Resolves when the last call is answered. */
  stop(): Promise<void>;
}

interface Rate {
  readonly clients: number;
  readonly savesPerSecond: number;
}

export function startTraffic(address: string, { clients, savesPerSecond }: Rate): Traffic {
  const people: Person[] = [];
  const failures: string[] = [];
  const counts = { saved: 0, unanswered: 0 };
  const over = new AbortController();

  async function answer(): Promise<void> {
    let person: Person | null = null;
    while (!over.signal.aborted) {
      const nextTurn = pause((1000 * clients) / savesPerSecond);
      try {
        // After an unknown outcome only one answer can be in flight, so somebody else goes on.
        if (!person || person.isFinished || person.inFlight)
          people.push((person = await newPerson(address)));
        await saveOne(person, address);
        counts.saved += 1;
      } catch (error) {
        if (error instanceof UnknownOutcome) counts.unanswered += 1;
        else failures.push(error instanceof Error ? error.message : String(error));
      }
      await nextTurn;
    }
  }
  const answering = Promise.all(Array.from({ length: clients }, answer));

  return {
    people,
    failures,
    get saved() {
      return counts.saved;
    },
    get unanswered() {
      return counts.unanswered;
    },
    async stop() {
      over.abort();
      await answering;
    },
  };
}

/** Returns how many acknowledged answers of these people the server does not have. */
export async function countAllMissing(people: readonly Person[], address: string): Promise<number> {
  let missing = 0;
  for (const person of people) missing += await countMissing(person, address);
  return missing;
}
