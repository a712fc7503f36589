import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePair, makePairs } from '../../../../test/support/server/make-pairs.ts';
import { makeFinishedUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const compare = (me: TestUser, other: TestUser) => comparePair(spark, me, other);

const idsByText = new Map(bank.texts.map(({ id, text }) => [text, id]));
const counterparts = new Map(bank.texts.map(({ id, compare_to }) => [id, compare_to]));

async function loadAnswers({ token }: TestUser): Promise<Map<string, number>> {
  const { responses } = await spark.call('surveyStatus', { token });
  return new Map(responses.map(({ itemId, value }) => [itemId, value]));
}

describe('a comparison discloses (D4)', () => {
  test('only interests that both stated with 5 or more', async () => {
    let disclosed = 0;
    for (const [one, other] of await makePairs(spark, 8)) {
      const [mine, theirs] = [await loadAnswers(one), await loadAnswers(other)];
      const { sharedActivities, dreamScenarios } = await compare(one, other);
      for (const activity of sharedActivities) {
        const item = idsByText.get(activity.questionText) ?? '';
        const counterpart = idsByText.get(activity.complementaryQuestionText) ?? '';
        expect(counterpart).toBe(counterparts.get(item));
        expect(activity.isSameQuestion).toBe(item === counterpart);
        expect(mine.get(item)).toBeGreaterThanOrEqual(5);
        expect(theirs.get(counterpart)).toBeGreaterThanOrEqual(5);
        if (activity.isMutualComplementary)
          for (const value of [mine.get(counterpart), theirs.get(item)])
            expect(value).toBeGreaterThanOrEqual(5);
      }
      for (const { questionText } of dreamScenarios) {
        const item = idsByText.get(questionText) ?? '';
        expect([mine.get(item), theirs.get(counterparts.get(item) ?? '')]).toEqual([7, 7]);
      }
      disclosed += sharedActivities.length + dreamScenarios.length;
    }
    expect(disclosed).toBeGreaterThan(30); // otherwise the loops prove nothing
  });

  test('nothing if one of the two wants nothing', async () => {
    const eager = await makeFinishedUser(spark, () => 7);
    const reluctant = await makeFinishedUser(spark, () => 4);
    for (const result of [await compare(eager, reluctant), await compare(reluctant, eager)])
      expect([result.sharedActivities, result.dreamScenarios]).toEqual([[], []]);
  });

  test('no item, answer or id', async () => {
    for (const [one, other] of await makePairs(spark, 3)) {
      const text = JSON.stringify(await compare(one, other));
      for (const secret of [one.id, other.id, one.shareCode, other.shareCode, other.loginCode])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"[AB]\d\d"/);
    }
  });

  test('at most four activities of a group', async () => {
    for (const [one, other] of await makePairs(spark, 3)) {
      const { sharedActivities } = await compare(one, other);
      const groups = Map.groupBy(sharedActivities, ({ category }) =>
        category === 'SM' ? 'DS' : category,
      );
      for (const activities of groups.values()) expect(activities.length).toBeLessThanOrEqual(4);
    }
  });
});
