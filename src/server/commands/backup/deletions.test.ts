/** The ledger of deletions outlives the database (B10, F03). */

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { openTestSnapshot } from '../../../../test/support/server/test-database.ts';
import { singleKey } from '../../platform/crypto/keyring.ts';
import { type BackupDeps, backUp } from './backup.ts';
import { saveDeletions } from './deletions.ts';
import { restore, type RestoreOptions } from './restoration.ts';

const keys = singleKey({
  loginCode: new Uint8Array(32).fill(7),
  check: new Uint8Array(32).fill(8),
  backup: new Uint8Array(32).fill(11),
});

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'spark-deletions-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newPath = (): string => join(mkdtempSync(join(folder, 'file-')), 'file');

async function openFreshApp(): Promise<TestApp> {
  const spark = await openTestApp();
  onTestFinished(() => spark.close());
  return spark;
}

async function withSnapshot<T>(spark: TestApp, use: (deps: BackupDeps) => Promise<T>): Promise<T> {
  const snapshot = openTestSnapshot(spark.folder);
  return use({ snapshot, keys, now: spark.now, report: () => {} }).finally(() => snapshot.close());
}

const exportDeletions = (spark: TestApp, path: string): Promise<number> =>
  withSnapshot(spark, (deps) => saveDeletions(deps, path));

interface Loss {
  readonly backup: string;
  /** Written after `gone` was deleted, which was after the backup. */
  readonly deletions: string;
  readonly gone: TestUser;
  readonly stays: TestUser;
}

async function loseDatabase(): Promise<Loss> {
  const spark = await openFreshApp();
  const [gone, stays] = [await makeUser(spark), await makeUser(spark)];
  const [backup, deletions] = [newPath(), newPath()];
  await withSnapshot(spark, (deps) => backUp(deps, backup));
  await spark.call('deleteData', { token: gone.token });
  expect(await exportDeletions(spark, deletions)).toBe(1);
  return { backup, deletions, gone, stays };
}

const restoreInto = (
  { db }: TestApp,
  path: string,
  options: Partial<RestoreOptions> = {},
  report: (line: string) => void = () => {},
) => restore({ db, keys, report }, path, { replace: false, ...options });

const signIn = (spark: TestApp, { loginCode }: TestUser): Promise<number> =>
  spark.call('login', { body: { loginCode } }).then(
    () => 200,
    async () => (await spark.refused('login', { body: { loginCode } })).status,
  );

describe('a restore after the database was lost', () => {
  test('leaves out what the file of deletions lists', async () => {
    const { backup, deletions, gone, stays } = await loseDatabase();
    const spark = await openFreshApp();
    const lines: string[] = [];
    await restoreInto(spark, backup, { deletions }, (line) => lines.push(line));
    expect(await signIn(spark, gone)).toBe(401);
    expect(await signIn(spark, stays)).toBe(200);
    expect(lines).toContainEqual(expect.stringMatching(/^What was deleted is known up to 2026-/));
  });

  test('keeps the list for later restores', async () => {
    const { backup, deletions, gone } = await loseDatabase();
    const spark = await openFreshApp();
    await restoreInto(spark, backup, { deletions });
    await restoreInto(spark, backup, { replace: true });
    expect(await signIn(spark, gone)).toBe(401);
  });

  test('asks for the deletions or a decision', async () => {
    const { backup, gone } = await loseDatabase();
    const spark = await openFreshApp();
    await expect(restoreInto(spark, backup)).rejects.toThrow('--without-deletions');
    await restoreInto(spark, backup, { withoutDeletions: true });
    expect(await signIn(spark, gone)).toBe(200);
  });

  test('asks also where people have begun anew', async () => {
    const { backup } = await loseDatabase();
    const spark = await openFreshApp();
    const newcomer = await makeUser(spark);
    await spark.call('deleteData', { token: (await makeUser(spark)).token });
    await expect(restoreInto(spark, backup, { replace: true })).rejects.toThrow('--deletions');
    expect(await signIn(spark, newcomer)).toBe(200);
  });

  test('asks nothing where all accounts of the backup were deleted', async () => {
    const spark = await openFreshApp();
    const [gone, backup] = [await makeUser(spark), newPath()];
    await withSnapshot(spark, (deps) => backUp(deps, backup));
    await spark.call('deleteData', { token: gone.token });
    expect(await restoreInto(spark, backup)).toMatchObject({ users: 0 });
  });
});

describe('the file of deletions', () => {
  test('is readable by its owner only', async () => {
    const { deletions } = await loseDatabase();
    expect(statSync(deletions).mode & 0o777).toBe(0o600);
  });

  test('keeps its entries when the database was begun anew', async () => {
    const { backup, deletions, gone } = await loseDatabase();
    const spark = await openFreshApp();
    await spark.call('deleteData', { token: (await makeUser(spark)).token });
    expect(await exportDeletions(spark, deletions)).toBe(2);
    await restoreInto(spark, backup, { deletions, replace: true });
    expect(await signIn(spark, gone)).toBe(401);
  });

  test.each<[string, (text: string, path: string) => string, string]>([
    ['an entry exchanged', (text) => text.replace(/"base64":"./, '"base64":"_'), 'changed'],
    ['a cut', (text) => text.slice(0, -90), 'cut off'],
    [
      'another master key',
      (text) => text.replace(/"keyCheck":"[^"]+"/, '"keyCheck":"AAAA"'),
      'another master key',
    ],
    ['a checksum in place of the signature', endUnsigned, 'cut off'],
    ['a backup in its place', (_, backup) => readFileSync(backup, 'utf8'), 'is not a ledger'],
  ])('is refused with %s', async (_, change, message) => {
    const { backup, deletions } = await loseDatabase();
    writeFileSync(deletions, change(readFileSync(deletions, 'utf8'), backup));
    const spark = await openFreshApp();
    await expect(restoreInto(spark, backup, { deletions })).rejects.toThrow(message);
    await expect(exportDeletions(spark, deletions)).rejects.toThrow(message);
  });

  test('is no backup', async () => {
    const { deletions } = await loseDatabase();
    const spark = await openFreshApp();
    await expect(restoreInto(spark, deletions, { withoutDeletions: true })).rejects.toThrow(
      'is not a backup',
    );
  });
});

/** Ends the file with the checksum of version 1, which anybody can compute. */
function endUnsigned(text: string): string {
  const lines = text.replace('"version":2', '"version":1').split('\n').slice(0, -3);
  const body = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  return `${body}${JSON.stringify({ counts: { deletions: 1 }, sha256 })}\n`;
}
