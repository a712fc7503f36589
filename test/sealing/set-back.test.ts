import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../support/http/expect-refusals.ts';
import {
  makeFinishedUser,
  markLimit,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();

const readLimits = ({ id }: TestUser) =>
  spark.db.read((tx) =>
    tx.selectFrom('hard_limits').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow(),
  );

const deleteLimits = ({ id }: TestUser) =>
  spark.db.write((tx) => tx.deleteFrom('hard_limits').where('user_id', '=', id).execute());

/** Puts an earlier row with its version in the place of the present one. */
async function restoreLimits(user: TestUser, row: Awaited<ReturnType<typeof readLimits>>) {
  await deleteLimits(user);
  await spark.db.write((tx) => tx.insertInto('hard_limits').values(row).execute());
}

const damages = [
  [
    'deleted',
    async (user: TestUser) => {
      await markLimit(spark, user, 'A05');
      await deleteLimits(user);
    },
  ],
  [
    'set back to a shorter list',
    async (user: TestUser) => {
      await markLimit(spark, user, 'A05');
      const earlier = await readLimits(user);
      await markLimit(spark, user, 'A07');
      await restoreLimits(user, earlier);
    },
  ],
  [
    'put back after the last mark was taken off',
    async (user: TestUser) => {
      await markLimit(spark, user, 'A05');
      const earlier = await readLimits(user);
      await markLimit(spark, user, 'A05', false);
      await restoreLimits(user, earlier);
    },
  ],
] as const;

describe.each(damages)('limits that were %s', (_, damage) => {
  test('are told to their owner, and name nothing', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(4));
    await damage(user);
    await expectRefusals(spark, [
      [user, 'listAnswers', undefined, 500, 'damaged'],
      [user, 'exportData', undefined, 500, 'damaged'],
      [user, 'renewShareCode', undefined, 500, 'damaged'], // writes the public record
      [user, 'setLimit', { itemId: 'A12', isLimit: true }, 500, 'damaged'],
    ]);
  });
});

test('limits that are left alone stay as they are', async () => {
  const user = await makeFinishedUser(spark, seededAnswers(5));
  for (const itemId of ['A05', 'A07']) await markLimit(spark, user, itemId);
  await markLimit(spark, user, 'A05', false);
  await spark.call('updateOptionalInfo', { token: user.token, body: { gender: 'other' } });
  await spark.call('renewShareCode', { token: user.token });
  const { answers } = await spark.call('listAnswers', { token: user.token });
  expect(answers.filter(({ isLimit }) => isLimit).map(({ itemId }) => itemId)).toEqual(['A07']);
  await markLimit(spark, user, 'A07', false);
  await markLimit(spark, user, 'A12');
});
