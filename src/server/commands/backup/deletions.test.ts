import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  calibration,
  countCopies,
  donate,
  moveWaiting,
} from '../../../../test/support/people/make-donations.ts';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../../../test/support/server/backups.ts';
import {
  type TestUser,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  signInAgain,
} from '../../../../test/support/server/make-user.ts';
import type { TestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest, useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { saveDeletions } from './deletions.ts';

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
  const spark = await openAppForTest();
  const [gone, stays] = [await makeUser(spark), await makeUser(spark)];
  const [backup, deletions] = [await saveBackup(spark), newBackupPath(spark)];
  await spark.call('deleteData', { token: gone.token });
  expect(await exportDeletions(spark, deletions)).toBe(1);
  return { backup, deletions, gone, stays };
}

const signIn = (spark: TestApp, { loginCode }: TestUser): Promise<number> =>
  spark.call('login', { body: { loginCode } }).then(
    () => 200,
    async () => (await spark.refused('login', { body: { loginCode } })).status,
  );

describe('a restore after the database was lost', () => {
  test('leaves out what the file of deletions lists, and keeps the list', async () => {
    const { backup, deletions, gone, stays } = await loseDatabase();
    const spark = await openAppForTest();
    const lines: string[] = [];
    await restoreInto(spark, backup, { deletions, report: (line) => lines.push(line) });
    expect([await signIn(spark, gone), await signIn(spark, stays)]).toEqual([401, 200]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^What was taken back is known up to 2026-/),
    );
    await restoreInto(spark, backup, { replace: true });
    expect(await signIn(spark, gone)).toBe(401);
  });

  test('asks for the deletions or a decision, also where people have begun anew', async () => {
    const { backup, gone } = await loseDatabase();
    const spark = await openAppForTest();
    await expect(restoreInto(spark, backup)).rejects.toThrow('--without-deletions');
    const newcomer = await makeUser(spark);
    await spark.call('deleteData', { token: (await makeUser(spark)).token });
    await expect(restoreInto(spark, backup, { replace: true })).rejects.toThrow('--deletions');
    expect(await signIn(spark, newcomer)).toBe(200);
    await restoreInto(spark, backup, { withoutDeletions: true, replace: true });
    expect(await signIn(spark, gone)).toBe(200);
  });

  test('asks nothing where all accounts of the backup were deleted', async () => {
    const spark = await openAppForTest();
    const gone = await makeUser(spark);
    const backup = await saveBackup(spark);
    await spark.call('deleteData', { token: gone.token });
    expect(await restoreInto(spark, backup)).toMatchObject({ users: 0 });
  });
});

describe('the file of deletions', () => {
  test('is private, and keeps its entries when the database was begun anew', async () => {
    const { backup, deletions, gone } = await loseDatabase();
    expect(statSync(deletions).mode & 0o777).toBe(0o600);
    const spark = await openAppForTest();
    await spark.call('deleteData', { token: (await makeUser(spark)).token });
    expect(await exportDeletions(spark, deletions)).toBe(2);
    await restoreInto(spark, backup, { deletions, replace: true });
    expect(await signIn(spark, gone)).toBe(401);
    const refused = restoreInto(spark, deletions, { withoutDeletions: true });
    await expect(refused).rejects.toThrow('is not a backup');
  });

  test('is refused with any change, alike by a restore and by the next saving', async () => {
    const { backup, deletions } = await loseDatabase();
    const saved = readFileSync(deletions, 'utf8');
    const spark = await openAppForTest();
    for (const [text, message] of [
      [saved.replace(/"base64":"./, '"base64":"_'), 'changed'],
      [saved.slice(0, -90), 'cut off'],
      [saved.replace(/"keyCheck":"[^"]+"/, '"keyCheck":"AAAA"'), 'another master key'],
      [saved.replace(/\{"mac".*\n$/, ''), 'cut off'],
      [readFileSync(backup, 'utf8'), 'is not a ledger'],
    ] as const) {
      writeFileSync(deletions, text);
      await expect(restoreInto(spark, backup, { deletions })).rejects.toThrow(message);
      await expect(exportDeletions(spark, deletions)).rejects.toThrow(message);
    }
  });
});

describe('a restored backup with donated copies', () => {
  const spark = useFreshTestApp({ calibrationKey: calibration.publicKey });
  let user: TestUser;
  beforeEach(async () => {
    user = await makeFinishedUser(spark, seededAnswers(1));
    await donate(spark, user);
  });

  test.each([false, true])('leaves out a withdrawn copy, moved: %s', async (isMoved) => {
    if (isMoved) await moveWaiting(spark);
    user = await signInAgain(spark, user);
    const path = await saveBackup(spark);
    await donate(spark, user, 'none');
    await restoreInto(spark, path, { replace: true });
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
  });

  test('makes no new copy after a withdrawal', async () => {
    const path = await saveBackup(spark);
    await donate(spark, user, 'none');
    await restoreInto(spark, path, { replace: true });
    user = await signInAgain(spark, user);
    expect(await spark.call('getDonation', user)).toMatchObject({ choice: 'none' });
    await retake(spark, user, seededAnswers(2));
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
    expect(await donate(spark, user)).toMatchObject({ choice: 'answers', hasCopy: true });
  });

  test('leaves out a copy that was waiting when it was made', async () => {
    const path = await saveBackup(spark);
    await moveWaiting(spark);
    user = await signInAgain(spark, user);
    await retake(spark, user, seededAnswers(2));
    await moveWaiting(spark);
    await donate(spark, await signInAgain(spark, user), 'none');
    await restoreInto(spark, path, { replace: true });
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
  });

  test('brings back what was given again', async () => {
    await donate(spark, user, 'none');
    await donate(spark, user);
    const path = await saveBackup(spark);
    await restoreInto(spark, path, { replace: true });
    expect(await countCopies(spark)).toEqual({ waiting: 1, moved: 0 });
    user = await signInAgain(spark, user);
    expect(await spark.call('getDonation', user)).toMatchObject({ choice: 'answers' });
  });
});
