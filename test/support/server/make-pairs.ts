/** Pairs of people with finished surveys, for tests of comparisons. */

import { makeFinishedUser, scattered, type TestUser, type ValueOf } from './make-user.ts';
import { bank, type TestApp } from './test-app.ts';

/** High values more often than not, so that two people have something in common. */
const keen =
  (seed: number): ValueOf =>
  (itemId) =>
    Math.max(
      scattered(seed)(itemId),
      scattered(seed + 1000)(itemId),
      scattered(seed + 2000)(itemId),
    );

/** Agrees to one pole only. */
export const oneSided =
  (pole: '+' | '-'): ValueOf =>
  (itemId) =>
    bank.current.model.items.find(({ id }) => id === itemId)?.pole === pole ? 7 : 1;

export const makePairs = (spark: TestApp, count: number): Promise<[TestUser, TestUser][]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i): Promise<[TestUser, TestUser]> => [
      await makeFinishedUser(spark, keen(2 * i)),
      await makeFinishedUser(spark, i % 3 === 0 ? scattered(i) : keen(2 * i + 1)),
    ]),
  );

export const comparePair = (spark: TestApp, me: TestUser, other: TestUser) =>
  spark.call('compareProfiles', {
    token: me.token,
    body: { shareCode1: me.shareCode, shareCode2: other.shareCode },
  });
