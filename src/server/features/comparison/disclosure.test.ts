import { describe, expect, test } from 'vitest';
import { comparePair, makePairs } from '../../../../test/support/people/make-pairs.ts';
import type { TestUser } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const compare = (me: TestUser, other: TestUser) => comparePair(spark, me, other);

const idsByText = new Map(bank.texts.map(({ id, text }) => [text, id]));
const counterparts = new Map(bank.texts.map(({ id, compareTo }) => [id, compareTo]));

async function loadAnswers({ token }: TestUser): Promise<Map<string, number>> {
  const { responses } = await spark.call('surveyStatus', { token });
  return new Map(responses.map(({ itemId, value }) => [itemId, value ?? 0]));
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

  test('of a theme what the public profile tells, and no pole of the other', async () => {
    for (const [one, other] of await makePairs(spark, 3)) {
      const { detail } = await compare(one, other);
      const { dimensions } = await spark.call('publicProfile', {
        params: { shareCode: other.shareCode },
      });
      expect(detail.themes).toHaveLength(10);
      for (const { theme, mine, theirs, myPoles, ...rest } of detail.themes!) {
        const { fantasy, activity } = dimensions[theme];
        expect(theirs).toBe(5 * Math.round((fantasy + activity) / 10));
        expect(rest).toEqual({});
        if (myPoles)
          expect(Math.max(myPoles.positive, myPoles.negative)).toBeLessThanOrEqual(mine + 5);
      }
    }
  });

  test('no item, answer or id', async () => {
    for (const [one, other] of await makePairs(spark, 3)) {
      const text = JSON.stringify(await compare(one, other));
      for (const secret of [one.id, other.id, one.shareCode, other.shareCode, other.loginCode])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"[AB]\d\d"/);
    }
  });
});
