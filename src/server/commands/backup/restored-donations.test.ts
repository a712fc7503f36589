/** A restored backup brings no copy back that was withdrawn after it was made (B10). */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  calibration,
  countCopies,
  donate,
  moveWaiting,
} from '../../../../test/support/people/make-donations.ts';
import {
  makeFinishedUser,
  retake,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { openTestSnapshot } from '../../../../test/support/server/test-database.ts';
import { testKeyring } from '../../../../test/support/server/test-keys.ts';
import { backUp } from './backup.ts';
import { restore } from './restoration.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'spark-restored-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let spark: TestApp;
let user: TestUser;
beforeEach(async () => {
  spark = await openTestApp({ calibrationKey: calibration.publicKey });
  user = await makeFinishedUser(spark, seededAnswers(1));
  await donate(spark, user);
});
afterEach(() => spark.close());

let files = 0;
async function saveBackup(): Promise<string> {
  const path = join(folder, String((files += 1)));
  const snapshot = openTestSnapshot(spark.folder);
  await backUp({ snapshot, keys: testKeyring, now: spark.now, report: () => {} }, path);
  await snapshot.close();
  return path;
}

const putBack = (path: string) =>
  restore({ db: spark.db, keys: testKeyring, report: () => {} }, path, {
    replace: true,
  });

describe('a restored backup', () => {
  test.each([false, true])('leaves out a withdrawn copy, moved: %s', async (isMoved) => {
    if (isMoved) await moveWaiting(spark);
    user = await signInAgain(spark, user);
    const path = await saveBackup();
    await donate(spark, user, 'none');
    await putBack(path);
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
  });

  test('makes no new copy after a withdrawal', async () => {
    const path = await saveBackup();
    await donate(spark, user, 'none');
    await putBack(path);
    user = await signInAgain(spark, user);
    expect(await spark.call('getDonation', user)).toMatchObject({ choice: 'none' });
    await retake(spark, user, seededAnswers(2));
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
    expect(await donate(spark, user)).toMatchObject({ choice: 'answers', hasCopy: true });
  });

  test('leaves out a copy that was waiting when it was made', async () => {
    const path = await saveBackup();
    await moveWaiting(spark);
    user = await signInAgain(spark, user);
    await retake(spark, user, seededAnswers(2));
    await moveWaiting(spark);
    await donate(spark, await signInAgain(spark, user), 'none');
    await putBack(path);
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
  });

  test('leaves out the copy of a deleted account', async () => {
    const path = await saveBackup();
    await spark.call('deleteData', { token: user.token });
    await putBack(path);
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 0 });
  });

  test('brings back what was given again', async () => {
    await donate(spark, user, 'none');
    await donate(spark, user);
    const path = await saveBackup();
    await putBack(path);
    expect(await countCopies(spark)).toEqual({ waiting: 1, moved: 0 });
    user = await signInAgain(spark, user);
    expect(await spark.call('getDonation', user)).toMatchObject({ choice: 'answers' });
  });
});
