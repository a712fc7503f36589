import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../../test/support/http/expect-refusals.ts';
import { calibration } from '../../../../../test/support/people/make-donations.ts';
import { countOwnRows } from '../../../../../test/support/server/list-tables.ts';
import { makeFullAccount } from '../../../../../test/support/server/make-full-account.ts';
import {
  answerAll,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';

const spark = useTestApp({ calibrationKey: calibration.publicKey });

async function expectNoRows(user: TestUser): Promise<void> {
  const counts = await spark.db.read((tx) => countOwnRows(tx, user.id));
  expect(Object.values(counts).every((count) => count === 0)).toBe(true);
}

describe('deleting an account', () => {
  test('removes all rows and access, leaving a ledger hash', async () => {
    const user = await makeFullAccount(spark);
    const other = await makeFinishedUser(spark, seededAnswers(4));
    const before = await spark.db.read((tx) => countOwnRows(tx, user.id));
    expect(Object.keys(before)).toContain('pair_sides');
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    expect(await spark.call('deleteData', { token: user.token })).toEqual({
      message: 'User data deleted',
    });
    await expectNoRows(user);
    const body = { shareCode1: other.shareCode, shareCode2: user.shareCode };
    await expectRefusals(spark, [
      [user, 'deleteData', undefined, 401],
      [null, 'login', { loginCode: user.loginCode }, 401],
      [other, 'compareProfiles', body, 404],
    ]);
    expect(
      await spark.refused('publicProfile', { params: { shareCode: user.shareCode } }),
    ).toMatchObject({ status: 404 });
    const ledger = await spark.db.read((tx) => tx.selectFrom('deletions').selectAll().execute());
    expect(ledger).toHaveLength(3); // the account, its donated copy, and its earlier record
    expect(Buffer.concat(ledger.map(({ user_hash }) => user_hash)).toString()).not.toContain(
      user.id,
    );
  });

  test('leaves nothing when the survey finishes concurrently', async () => {
    const user = await makeUser(spark);
    const finishing = finishSurvey(spark, user, seededAnswers(5)).catch(() => 'gone');
    const answering = spark
      .call('startSurvey', { token: user.token, body: {} })
      .then(({ setAItems }) => answerAll(spark, user, setAItems, seededAnswers(6)))
      .catch(() => 'gone');
    await spark.call('deleteData', { token: user.token });
    await Promise.all([finishing, answering]);
    await expectNoRows(user);
  });

  test('succeeds once for concurrent requests', async () => {
    const user = await makeUser(spark);
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => spark.call('deleteData', { token: user.token })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
