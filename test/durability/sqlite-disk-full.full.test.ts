/** The embedded engine on a full disk, with the real server. */

import { describe, expect, onTestFinished, test } from 'vitest';
import { calls, type Reply, type ServedCall } from '../../src/contract/endpoints.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { canMount, type Disk, limitFiles, mountSmallDisk } from '../support/process/full-disk.ts';
import {
  expectServerEnd,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import {
  UnknownOutcome,
  call,
  countMissing,
  newPerson,
  type Person,
  requestFor,
  saveOne,
} from '../support/server/survey-taker.ts';

/** Makes a call that writes to the database, and returns the parts that tests compare. */
async function callWriting(address: string, name: ServedCall, token?: string, body?: unknown) {
  const answer = await fetch(address + calls[name].path, requestFor(name, token, body));
  const problem = (await answer.json()) as Problem; // as: another body fails the comparison
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    retryAfter: answer.headers.get('retry-after'),
    code: problem.code,
  };
}

const refusal = {
  status: 503,
  type: 'application/problem+json; charset=utf-8',
  retryAfter: '2',
  code: 'unavailable',
};

/**
 * Saves answers until the server refuses one. The first saves may succeed, because the write-ahead
 * log on a full disk can have room for a few more frames.
 */
async function saveUntilRefused(people: Person[], address: string): Promise<void> {
  for (let saved = 0; saved < 5000; saved += 1) {
    let person = people.at(-1);
    try {
      if (!person || person.isFinished) people.push((person = await newPerson(address)));
      await saveOne(person, address);
    } catch (error) {
      if (error instanceof UnknownOutcome && !error.cause) return;
      throw error;
    }
  }
  throw new Error('the disk was never full');
}

const patience = { timeout: 10_000 };
const readStatus = async (url: string): Promise<number> => (await fetch(url)).status;

async function readWritable(server: ServerProcess): Promise<string | undefined> {
  const address = /Metrics are at (\S+)/.exec(server.output())?.[1] ?? '';
  const text = await (await fetch(address)).text();
  return /^spark_database_writable (\d)$/m.exec(text)?.[1];
}

const readAnswers = ({ responses }: Reply<'surveyStatus'>) =>
  new Map(responses.map(({ itemId, value }) => [itemId, value]));

const isLinux = process.platform === 'linux';
const disks: readonly (readonly [string, boolean, (folder: string) => Disk])[] = [
  ['files that may not grow', isLinux, limitFiles],
  ['a file system of 8 MiB', isLinux && canMount(), mountSmallDisk],
];

describe.each(disks)('a full disk: %s', (_, isPossible, makeDisk) => {
  test.skipIf(!isPossible)(
    'answers 503, loses nothing, and recovers with room',
    async () => {
      const disk = makeDisk(freshFolder());
      const server = await startServer(disk.folder, { METRICS_PORT: '0' });
      onTestFinished(() => server.kill());
      const { address } = server;
      const people = [await newPerson(address)];
      const [first] = people as [Person];
      for (let i = 0; i < 10; i += 1) await saveOne(first, address);

      disk.fill(server);
      await saveUntilRefused(people, address);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          callWriting(address, 'saveResponse', first.token, { itemId: 'A48', value: 7 }),
        ),
      );
      expect(answers).toEqual(answers.map(() => refusal));
      expect(await callWriting(address, 'createUnique')).toEqual(refusal);
      for (const person of people)
        expect(readAnswers(await call(address, 'surveyStatus', person.token))).toEqual(
          person.acknowledged,
        );
      expect((await call(address, 'me', first.token)).surveyCompleted).toBe(first.isFinished);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      await expect.poll(() => readStatus(`${address}/readyz`), patience).toBe(503);
      await expect.poll(() => readWritable(server), patience).toBe('0');

      disk.makeRoom(server);
      for (const person of people) person.inFlight = null; // the save was refused
      await saveOne(people.at(-1) ?? first, address);
      await call(address, 'createUnique');
      await expect.poll(() => readStatus(`${address}/readyz`), patience).toBe(200);
      expect(await readWritable(server)).toBe('1');
      const outages = server.output().match(/(?<="msg":"outage )\w+/g) ?? [];
      // A full disk may have room for a small write now and then.
      expect(outages.length).toBeLessThanOrEqual(6);
      expect(outages).toEqual(outages.map((_, i) => (i % 2 === 0 ? 'began' : 'ended')));
      expect(outages.at(-1)).toBe('ended');
      expect(server.output()).not.toContain('request failed');
      await server.kill();
      const again = await startServer(disk.folder);
      onTestFinished(() => again.kill());
      for (const person of people) expect(await countMissing(person, again.address)).toBe(0);
    },
    60_000,
  );
});

test.skipIf(!isLinux || !canMount())(
  'starting on a full disk explains the failure',
  async () => {
    const disk = mountSmallDisk(freshFolder());
    const server = await startServer(disk.folder);
    expect(await server.stop()).toBe(0);
    disk.fill(server);
    const refused = await expectServerEnd(startServer(disk.folder));
    expect([refused.code, refused.output.trim()]).toEqual([
      1,
      'SQLite does not serve at the moment (database or disk is full). Check that the disk of DATA_DIR has room, and that its files may be read and written.',
    ]);
    disk.makeRoom(server);
    const again = await startServer(disk.folder);
    onTestFinished(() => again.kill());
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
  },
  60_000,
);
