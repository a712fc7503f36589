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
import { startServer } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { call, newPerson, saveOne } from '../../support/server/survey-taker.ts';
import { countAllMissing, startTraffic, type Traffic } from './traffic.ts';

const rate = { clients: 20, savesPerSecond: 100 };
const maxMilliseconds = 2000;

interface Outcome {
  readonly acknowledged: number;
  /** The calls answered with 503. */
  readonly refused: number;
  readonly failures: readonly string[];
  readonly missing: number;
  /** From the move of the address until the first answer that the new primary has, milliseconds. */
  readonly writerMilliseconds: number;
  /** From that answer until the node that only reads shows it, in milliseconds. */
  readonly readerMilliseconds: number;
}

const waitForSaves = (traffic: Traffic, count: number): Promise<void> => {
  const before = traffic.saved;
  return waitFor(`${count} saves`, () => traffic.saved >= before + count);
};

/** Saves an answer on one node and returns the milliseconds until the other shows it. */
async function measureReader(writer: string, reader: string, token: string): Promise<number> {
  const started = performance.now();
  await waitFor('the node that reads', async () => {
    const status = await call(reader, 'surveyStatus', token).catch(() => null);
    const current = await call(writer, 'surveyStatus', token);
    return status?.responses.length === current.responses.length;
  });
  return performance.now() - started;
}

export async function failOver(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-failover-'));
  const postgres = await startReplicated();
  const relay = await startRelay(postgres.primaryPort);
  const url = new URL(postgres.primary.url('postgres'));
  url.port = String(relay.port);
  const settings = {
    DATABASE_URL: url.href,
    MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
  };
  try {
    const writer = await startServer(join(folder, '1'), settings);
    const reader = await startServer(join(folder, '2'), settings);
    const observed = await newPerson(writer.address);
    await saveOne(observed, writer.address);
    const traffic = startTraffic(writer.address, rate);
    await waitForSaves(traffic, 100);
    await measureReader(writer.address, reader.address, observed.token); // opens its connections
    await postgres.promote();
    const before = traffic.saved;
    relay.pointTo(postgres.standbyPort);
    const moved = performance.now();
    await waitFor('a save', () => traffic.saved > before);
    const writerMilliseconds = performance.now() - moved;
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
      refused: traffic.unanswered,
      failures: traffic.failures,
      missing,
      writerMilliseconds: Math.round(writerMilliseconds),
      readerMilliseconds: Math.round(readerMilliseconds),
    };
  } finally {
    relay.stop();
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const losesNothing = ({ acknowledged, missing, failures }: Outcome): boolean =>
  acknowledged > 0 && missing === 0 && failures.length === 0;

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
