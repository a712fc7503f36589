import { describe, expect, test } from 'vitest';
import { comparePair, makePairs } from '../../../../test/support/people/make-pairs.ts';
import { makeFinishedUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';

const spark = useTestApp();

const compare = (me: TestUser, other: TestUser) => comparePair(spark, me, other);

type Dreams = Reply<'compareProfiles'>['dreamScenarios'];

/**
 * Returns the activities of both people in each scenario, sorted; swapped for the other’s reply.
 */
const listActivities = (dreams: Dreams, isSwapped: boolean): string[] =>
  dreams
    .map(({ user1Activity, user2Activity }) =>
      (isSwapped ? [user2Activity, user1Activity] : [user1Activity, user2Activity]).join(),
    )
    .toSorted();

describe('comparing', () => {
  test('tells two leaders that both lead, and what may join them', async () => {
    const { items } = bank.current.model;
    const lead = (itemId: string) => (items.find(({ id }) => id === itemId)?.pole === '+' ? 7 : 1);
    const [one, rival] = [await makeFinishedUser(spark, lead), await makeFinishedUser(spark, lead)];
    const { compatibilityReason, detail } = await compare(one, rival);
    expect(compatibilityReason).toMatch(/^You both like to lead\./);
    expect(detail.bridges).toHaveLength(3);
  });

  test('is symmetric', async () => {
    for (const [one, other] of await makePairs(spark, 6)) {
      const [there, back] = [await compare(one, other), await compare(other, one)];
      expect([
        back.compatibilityScore,
        back.compatibilityInterval,
        back.compatibilityLevel,
      ]).toEqual([there.compatibilityScore, there.compatibilityInterval, there.compatibilityLevel]);
      expect([back.profile1, back.profile2]).toEqual([there.profile2, there.profile1]);
      expect(listActivities(back.dreamScenarios, true)).toEqual(
        listActivities(there.dreamScenarios, false),
      );
      expect(back.sharedActivities).toHaveLength(there.sharedActivities.length);
      const themes = ({ detail }: typeof there) => detail.themes.map(({ theme }) => theme);
      expect(themes(back)).toEqual(themes(there));
      expect(back.detail.meetingThemes).toEqual(there.detail.meetingThemes);
      expect(back.detail.theyAreOpenTo).toBe(there.detail.youAreOpenTo);
      expect(back.detail.youAreOpenTo).toBe(there.detail.theyAreOpenTo);
      expect(back.detail.levelProbabilities).toEqual(there.detail.levelProbabilities);
      expect(back.detail.isShowingSameSide).toBe(there.detail.isShowingSameSide);
    }
  });
});
