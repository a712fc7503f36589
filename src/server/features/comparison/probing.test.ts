/** Tests how much freely created accounts can find out about one person. */

import { expect, test } from 'vitest';
import {
  comparePair,
  keen,
  mirrored,
  waitUntilNamed,
} from '../../../../test/support/people/make-pairs.ts';
import { simulatePerson } from '../../../../test/support/people/simulated-person.ts';
import {
  makeFinishedUser,
  retake,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { type CompareDetail, maxNamedItems } from '../../../domain/comparing.ts';

const spark = useTestApp();

/** Returns the questions that a comparison names of the other person. */
async function readNamed(me: TestUser, other: TestUser): Promise<string[]> {
  const { sharedActivities, dreamScenarios } = await comparePair(spark, me, other);
  return [...sharedActivities, ...dreamScenarios].map(({ questionText }) => questionText);
}

test('many callers together read no more than the choice of a person allows', async () => {
  const victim = await makeFinishedUser(spark, keen('victim'));
  const callers: TestUser[] = [];
  for (const answer of [mirrored(keen('victim')), ...['a', 'b', 'c', 'd'].map(keen)])
    callers.push(await makeFinishedUser(spark, answer));
  waitUntilNamed(spark);
  const countRead = async (compareDetail: CompareDetail): Promise<number> => {
    await spark.call('updateOptionalInfo', { token: victim.token, body: { compareDetail } });
    return new Set((await Promise.all(callers.map((me) => readNamed(me, victim)))).flat()).size;
  };
  expect(await countRead('fit')).toBe(0);
  expect(await countRead('all')).toBeGreaterThan(2 * maxNamedItems);
  const few = await countRead('few');
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(maxNamedItems);
});

test('a caller learns nothing from a fourth set of answers', async () => {
  const victim = await makeFinishedUser(spark, keen('victim'));
  const honest = simulatePerson('twelve');
  /** An honest person's answers, with a single one slightly changed. */
  const vary = (n: number) => (itemId: string) =>
    itemId === bank.current.layout.setA[n] ? (honest(itemId) % 7) + 1 : honest(itemId);
  const me = await makeFinishedUser(spark, vary(0));
  const seen: unknown[] = [];
  for (let n = 1; n <= 4; n += 1) {
    waitUntilNamed(spark);
    for (let again = 0; again < 2; again += 1)
      seen.push((await comparePair(spark, me, victim)).detail.withheld);
    if (n < 4) await retake(spark, me, vary(n));
  }
  expect(seen).toEqual([...Array<null>(6).fill(null), 'answerSets', 'answerSets']);
});
