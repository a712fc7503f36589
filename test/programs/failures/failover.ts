/**
 * Makes the standby of a PostgreSQL the primary while people answer: `npm run failover`. The old
 * primary stays alive and takes only reads, and connections to it stay open. One node takes the
 * answers, the other only reads. The exit code is 1 if an acknowledged answer is missing, a call is
 * answered with an error other than 503, or a node takes more than two seconds to follow.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRelay } from '../../support/postgres/relay.ts';
import { startReplicated } from '../../support/postgres/replica.ts';
import { type ServerProcess, startServer } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { call, newPerson, saveOne } from '../../support/server/survey-taker.ts';
import {
  countAllMissing,
  measurePause,
  nodeSettings,
  startTraffic,
  waitForSaves,
} from './traffic.ts';

const rate = { clients: 20, savesPerSecond: 100 };
const maxMilliseconds = 2000;

interface Outcome {
  readonly acknowledged: number;
  /** The calls answered with 503. */
  readonly refused: number;
  /** The calls whose connection broke. */
  readonly broken: number;
  readonly failures: readonly string[];
  readonly missing: number;
  /** From the move of the address until the first answer that the new primary has, milliseconds. */
  readonly writerMilliseconds: number;
  /** From that answer until the node that only reads shows it, in milliseconds. */
  readonly readerMilliseconds: number;
}

/** Returns the milliseconds until the reader shows as many answers as the writer. */
async function measureReader(writer: string, reader: string, token: string): Promise<number> {
  const started = performance.now();
  const countAnswers = (address: string): Promise<number | null> =>
    call(address, 'surveyStatus', token).then(
      ({ responses }) => responses.length,
      () => null, // refused with 503
    );
  await waitFor('the node that reads', async () => {
    const [shown, current] = [await countAnswers(reader), await countAnswers(writer)];
    return current !== null && shown === current;
  });
  return performance.now() - started;
}

export async function failOver(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-failover-'));
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startReplicated();
  cleanup.defer(() => postgres.remove());
  const relay = await startRelay(postgres.primaryPort);
  cleanup.defer(() => relay.stop());
  const url = new URL(postgres.primary.url('postgres'));
  url.port = String(relay.port);
  const startNode = async (name: string): Promise<ServerProcess> => {
    const settings = { ...nodeSettings, DATABASE_URL: url.href, LOG_LEVEL: 'silent' };
    const node = await startServer(join(folder, name), settings);
    cleanup.defer(() => node.kill());
    return node;
  };
  const writer = await startNode('1');
  const reader = await startNode('2');
  const observed = await newPerson(writer.address);
  await saveOne(observed, writer.address);
  const traffic = startTraffic(writer.address, rate);
  cleanup.defer(() => traffic.stop());
  await waitForSaves(traffic, 100);
  await measureReader(writer.address, reader.address, observed.token); // opens its connections
  await postgres.promote();
  const writerMilliseconds = await measurePause(traffic, () => relay.pointTo(postgres.standbyPort));
  await saveOne(observed, writer.address);
  const readerMilliseconds = await measureReader(writer.address, reader.address, observed.token);
  await waitForSaves(traffic, 100);
  await traffic.stop();
  const people = [...traffic.people, observed];
  const missing =
    (await countAllMissing(people, writer.address)) +
    (await countAllMissing(people, reader.address));
  const exitCodes = await Promise.all([writer.stop(), reader.stop()]);
  if (exitCodes.some((code) => code !== 0)) throw new Error('a node did not end cleanly');
  return {
    acknowledged: traffic.saved,
    refused: traffic.refused,
    broken: traffic.broken,
    failures: traffic.failures,
    missing,
    writerMilliseconds: Math.round(writerMilliseconds),
    readerMilliseconds: Math.round(readerMilliseconds),
  };
}

export const losesNothing = ({ acknowledged, missing, failures, broken }: Outcome): boolean =>
  acknowledged > 0 && missing === 0 && failures.length === 0 && broken === 0;

if (import.meta.main) {
  const outcome = await failOver();
  for (const failure of new Set(outcome.failures)) console.log(`failed: ${failure}`);
  console.log(
    `${outcome.acknowledged} answers acknowledged, ${outcome.refused} calls refused with 503, ${outcome.missing} missing; saves go on ${outcome.writerMilliseconds} ms after the address moved, and ${outcome.readerMilliseconds} ms later the other node shows one`,
  );
  const isFast =
    Math.max(outcome.writerMilliseconds, outcome.readerMilliseconds) <= maxMilliseconds;
  process.exitCode = losesNothing(outcome) && isFast ? 0 : 1;
}
