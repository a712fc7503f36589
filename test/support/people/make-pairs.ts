import { type AnswerFunction, makeFinishedUser, type TestUser } from '../server/make-user.ts';
import { bank, type TestApp } from '../server/test-app.ts';
import { simulatePerson } from './simulated-person.ts';

const { items } = bank.current.model;
const partners = new Map(items.map(({ id, compareTo }) => [id, compareTo]));

/** Returns answers with many wishes, so that there is much to share. */
export const keen = (seed: string): AnswerFunction => {
  const answer = simulatePerson(seed);
  return (itemId) => Math.min(7, answer(itemId) + 3);
};

/** Returns the answers of an ideal match for the given answers. */
export const mirrored =
  (answer: AnswerFunction): AnswerFunction =>
  (itemId) =>
    answer(partners.get(itemId) ?? itemId);

export async function makeOpenUser(spark: TestApp, answer: AnswerFunction): Promise<TestUser> {
  const user = await makeFinishedUser(spark, answer);
  await spark.call('updateOptionalInfo', { token: user.token, body: { compareDetail: 'all' } });
  return user;
}

/** Moves the clock past the time within which a comparison names nothing to a new caller. */
export const waitUntilNamed = (spark: TestApp): void => spark.moveClock(240);

/** Makes pairs with much in common, and full detail in comparisons. */
export async function makePairs(spark: TestApp, count: number): Promise<[TestUser, TestUser][]> {
  const pairs: [TestUser, TestUser][] = [];
  for (let i = 0; i < count; i++)
    pairs.push([
      await makeOpenUser(spark, keen(`pair ${i}`)),
      await makeOpenUser(spark, i % 3 === 0 ? keen(`other ${i}`) : mirrored(keen(`pair ${i}`))),
    ]);
  waitUntilNamed(spark);
  return pairs;
}

export const comparePair = (spark: TestApp, me: TestUser, other: TestUser) =>
  spark.call('compareProfiles', {
    token: me.token,
    body: { shareCode1: me.shareCode, shareCode2: other.shareCode },
  });
