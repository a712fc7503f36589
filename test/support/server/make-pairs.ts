/** Pairs of people with finished surveys, for tests of comparisons. */

import {
  makeFinishedUser,
  seededAnswers,
  type TestUser,
  type AnswerFunction,
} from './make-user.ts';
import { bank, type TestApp } from './test-app.ts';

/** Returns answers that are mostly high, so that two people have something in common. */
const keen =
  (seed: number): AnswerFunction =>
  (itemId) =>
    Math.max(
      seededAnswers(seed)(itemId),
      seededAnswers(seed + 1000)(itemId),
      seededAnswers(seed + 2000)(itemId),
    );

/** Returns answers of 7 to the items of one pole, and of 1 to all other items. */
export const oneSided =
  (pole: '+' | '-'): AnswerFunction =>
  (itemId) =>
    bank.current.model.items.find(({ id }) => id === itemId)?.pole === pole ? 7 : 1;

export const makePairs = (spark: TestApp, count: number): Promise<[TestUser, TestUser][]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i): Promise<[TestUser, TestUser]> => [
      await makeFinishedUser(spark, keen(2 * i)),
      await makeFinishedUser(spark, i % 3 === 0 ? seededAnswers(i) : keen(2 * i + 1)),
    ]),
  );

export const comparePair = (spark: TestApp, me: TestUser, other: TestUser) =>
  spark.call('compareProfiles', {
    token: me.token,
    body: { shareCode1: me.shareCode, shareCode2: other.shareCode },
  });
