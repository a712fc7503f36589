/**
 * Makes the standby of a PostgreSQL the primary while people answer. The old primary stays alive
 * and takes only reads, and connections to it stay open. One node takes the answers; another one
 * that only reads has to show them.
 */

import { waitFor } from '../../support/process/wait-for.ts';
import { call, newPerson, type Person, saveOne } from '../../support/server/survey-taker.ts';
import { replicatedBehindRelay } from './databases.ts';
import type { Failure, Stage } from './driver.ts';
import { waitForSaves } from './traffic.ts';

const maxMilliseconds = 2000;

/** Saves an answer. Returns the milliseconds until the last node shows as many as the address. */
async function measureReader({ address, nodes }: Stage, person: Person): Promise<number> {
  const reader = nodes.at(-1)?.address ?? address;
  await saveOne(person, address);
  const started = performance.now();
  const countAnswers = (from: string): Promise<number | null> =>
    call(from, 'surveyStatus', person.token).then(
      ({ responses }) => responses.length,
      () => null, // refused with 503
    );
  await waitFor('the node that reads', async () => {
    const [shown, current] = [await countAnswers(reader), await countAnswers(address)];
    return current !== null && shown === current;
  });
  return performance.now() - started;
}

export const failover: Failure = {
  rate: { clients: 20, savesPerSecond: 100 },
  database: replicatedBehindRelay,
  nodes: 2,
  rounds: 1,
  excused: ['refused'],
  async breakOnce(stage, traffic) {
    const { address, database, people, requireWithin } = stage;
    const observed = await newPerson(address);
    people.push(observed);
    await waitForSaves(traffic, 100);
    await measureReader(stage, observed); // opens the connections of the reader
    await database.replicated?.promote();
    await database.replicated?.redirect();
    const started = performance.now();
    await waitForSaves(traffic, 1);
    const writer = performance.now() - started;
    const reader = await measureReader(stage, observed);
    requireWithin(maxMilliseconds, writer, 'the first save after the address moved');
    requireWithin(maxMilliseconds, reader, 'the first read by the other node');
    await waitForSaves(traffic, 100);
    return `saves go on ${Math.round(writer)} ms after the address moved, and ${Math.round(reader)} ms later the other node shows one`;
  },
};
