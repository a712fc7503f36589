/** A restored backup brings no copy back that was withdrawn after it was made (B10). */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  calibration,
  countCopies,
  donate,
  moveWaiting,
} from '../../../../test/support/people/make-donations.ts';
import { restoreInto, saveBackup } from '../../../../test/support/server/backups.ts';
import {
  makeFinishedUser,
  retake,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

let spark: TestApp;
let user: TestUser;
beforeEach(async () => {
  spark = await openTestApp({ calibrationKey: calibration.publicKey });
  user = await makeFinishedUser(spark, seededAnswers(1));
  await donate(spark, user);
});
afterEach(() => spark.close());

describe('a restored backup', () => {
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

  test('leaves out the copy of a deleted account', async () => {
    const path = await saveBackup(spark);
    await spark.call('deleteData', { token: user.token });
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
