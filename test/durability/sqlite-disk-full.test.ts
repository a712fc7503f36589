/** What a full disk does to the embedded engine: the real server, and a real limit to what it can write (check D11). */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls, type Reply, type ServedCall } from '../../src/contract/endpoints.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import { ServerEnded, type ServerProcess, startServer } from '../support/process/server-process.ts';
import {
  UnknownOutcome,
  call,
  countMissing,
  newPerson,
  type Person,
  saveOne,
} from '../support/server/survey-taker.ts';

interface Disk {
  readonly folder: string;
  /** From now on nothing more can be written. */
  fill(server: ServerProcess): void;
  makeRoom(server: ServerProcess): void;
}

/** No file of the server may grow beyond what its write-ahead log has now; the system refuses the write. */
function limitedFiles(): Disk {
  const folder = freshFolder();
  const limit = (server: ServerProcess, bytes: string): void =>
    void execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
  return {
    folder,
    fill: (server) => limit(server, String(statSync(join(folder, 'spark.sqlite-wal')).size)),
    makeRoom: (server) => limit(server, 'unlimited'),
  };
}

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0;
const unmount = (folder: string): boolean => spawnSync('umount', [folder]).status === 0;

/** Only who may mount file systems has one to fill. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'spark-mount-'));
  const mounted = mount(folder);
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return mounted;
}

/** A file system of 8 MiB, and a file that takes what is left of it. */
function smallDisk(): Disk {
  const folder = freshFolder();
  if (!mount(folder)) throw new Error('the file system could not be mounted');
  onTestFinished(() => void unmount(folder));
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
        for (;;) {
          try {
            writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
          } catch (error) {
            if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') break;
            throw error;
          }
        }
      }
    },
    makeRoom: () => rmSync(ballast),
  };
}

/** How a call is answered that needs something written. */
async function answerTo(address: string, name: ServedCall, token?: string, body?: unknown) {
  const answer = await fetch(address + calls[name].path, {
    method: calls[name].method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const problem = (await answer.json()) as Problem; // as: or it differs from the refusal
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

/** What the log's last frames have room for is still saved; how many saves that was. */
async function saveUntilRefused(people: Person[], address: string): Promise<number> {
  for (let saved = 0; saved < 5000; saved += 1) {
    let person = people.at(-1);
    try {
      if (!person || person.isFinished) people.push((person = await newPerson(address)));
      await saveOne(person, address);
    } catch (error) {
      if (error instanceof UnknownOutcome && !error.cause) return saved;
      throw error;
    }
  }
  throw new Error('the disk never was full');
}

const stored = ({ responses }: Reply<'surveyStatus'>) =>
  new Map(responses.map(({ itemId, value }) => [itemId, value]));

const isLinux = process.platform === 'linux';
const disks: readonly (readonly [string, boolean, () => Disk])[] = [
  ['files that may not grow', isLinux, limitedFiles],
  ['a file system of 8 MiB, which only some may mount', isLinux && mayMount(), smallDisk],
];

describe.each(disks)('a full disk (D11): %s', (_, isPossible, makeDisk) => {
  test.skipIf(!isPossible)(
    'answers 503, loses nothing, and recovers with room',
    async () => {
      const disk = makeDisk();
      const server = await startServer(disk.folder);
      onTestFinished(() => server.kill());
      const { address } = server;
      const people = [await newPerson(address)];
      const [first] = people as [Person];
      for (let i = 0; i < 10; i += 1) await saveOne(first, address);

      disk.fill(server);
      await saveUntilRefused(people, address);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          answerTo(address, 'saveResponse', first.token, { itemId: 'A48', value: 7 }),
        ),
      );
      expect(answers).toEqual(answers.map(() => refusal));
      expect(await answerTo(address, 'createUnique')).toEqual(refusal);
      for (const person of people)
        expect(stored(await call(address, 'surveyStatus', person.token))).toEqual(
          person.acknowledged,
        );
      expect((await call(address, 'me', first.token)).surveyCompleted).toBe(first.isFinished);
      for (const path of ['/healthz', '/readyz'])
        expect((await fetch(address + path)).status).toBe(200);

      disk.makeRoom(server);
      for (const person of people) person.inFlight = null; // it was refused, and is asked for once more
      await saveOne(people.at(-1) ?? first, address);
      await call(address, 'createUnique');
      await server.kill();
      const again = await startServer(disk.folder);
      onTestFinished(() => again.kill());
      for (const person of people) expect(await countMissing(person, again.address)).toBe(0);
    },
    60_000,
  );
});

test.skipIf(!isLinux || !mayMount())(
  'starting on a full disk explains the failure',
  async () => {
    const disk = smallDisk();
    const server = await startServer(disk.folder);
    expect(await server.stop()).toBe(0);
    disk.fill(server);
    const refused = await startServer(disk.folder).then(
      (started) => started.kill(),
      (error: unknown) => error,
    );
    if (!(refused instanceof ServerEnded))
      throw new Error('the server was expected to end', { cause: refused });
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
