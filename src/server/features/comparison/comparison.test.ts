import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  scattered,
  type TestUser,
  type ValueOf,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const compare = (me: TestUser, other: TestUser) =>
  spark.call('compareProfiles', {
    token: me.token,
    body: { shareCode1: me.shareCode, shareCode2: other.shareCode },
  });
const finished = (...values: ValueOf[]): Promise<TestUser[]> =>
  Promise.all(values.map((valueOf) => makeFinishedUser(spark, valueOf)));

/** High values more often than not, so that there is something in common. */
const keen =
  (seed: number): ValueOf =>
  (itemId) =>
    Math.max(
      scattered(seed)(itemId),
      scattered(seed + 1000)(itemId),
      scattered(seed + 2000)(itemId),
    );
/** Agrees to one pole only. */
const oneSided =
  (pole: '+' | '-'): ValueOf =>
  (itemId) =>
    bank.model.items.find(({ id }) => id === itemId)?.pole === pole ? 7 : 1;

async function pairs(count: number): Promise<[TestUser, TestUser][]> {
  return Promise.all(
    Array.from({ length: count }, async (_, i): Promise<[TestUser, TestUser]> => [
      await makeFinishedUser(spark, keen(2 * i)),
      await makeFinishedUser(spark, i % 3 === 0 ? scattered(i) : keen(2 * i + 1)),
    ]),
  );
}

describe('who may compare with whom (D4)', () => {
  test('needs one’s own code first: 403 for another’s, for none that exists, and for both the wrong way round', async () => {
    const [me, other] = (await finished(scattered(31), scattered(32))) as [TestUser, TestUser];
    for (const [shareCode1, shareCode2] of [
      [other.shareCode, me.shareCode],
      [other.shareCode, other.shareCode],
      ['never', other.shareCode],
    ]) {
      expect(
        await spark.refused('compareProfiles', {
          token: me.token,
          body: { shareCode1, shareCode2 },
        }),
      ).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  test('with oneself is 400 and says why, however the code is typed', async () => {
    const me = await makeFinishedUser(spark, scattered(33));
    for (const shareCode2 of [me.shareCode, me.shareCode.toLowerCase(), ` ${me.shareCode}`]) {
      expect(
        await spark.refused('compareProfiles', {
          token: me.token,
          body: { shareCode1: me.shareCode, shareCode2 },
        }),
      ).toMatchObject({ status: 400, detail: expect.stringContaining('your own share code') });
    }
  });

  test('needs two profiles: 404 without the own one, and one 404 for an unknown code and for an unfinished survey', async () => {
    const [me, unfinished] = [await makeFinishedUser(spark, scattered(34)), await makeUser(spark)];
    const ask = (user: TestUser, shareCode2: string) =>
      spark.refused('compareProfiles', {
        token: user.token,
        body: { shareCode1: user.shareCode, shareCode2 },
      });
    expect(await ask(unfinished, me.shareCode)).toMatchObject({
      status: 404,
      detail: expect.stringContaining('You have no profile yet'),
    });
    const unknown = await ask(me, 'Z'.repeat(20));
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ask(me, unfinished.shareCode)).toEqual(unknown);
  });

  test.each([
    {},
    { shareCode1: 'a' },
    { shareCode1: 'a', shareCode2: '' },
    { shareCode1: 'a', shareCode2: 'x'.repeat(65) },
    { shareCode1: 1, shareCode2: 2 },
  ])('asked for with %j is 400', async (body) => {
    expect(
      await spark.refused('compareProfiles', { token: (await makeUser(spark)).token, body }),
    ).toMatchObject({ status: 400 });
  });
});

describe('comparing (D5)', () => {
  test('is symmetric: swapping the two swaps the sides and leaves score, interval and level', async () => {
    for (const [one, other] of await pairs(6)) {
      const [there, back] = [await compare(one, other), await compare(other, one)];
      expect([
        back.compatibilityScore,
        back.compatibilityInterval,
        back.compatibilityLevel,
      ]).toEqual([there.compatibilityScore, there.compatibilityInterval, there.compatibilityLevel]);
      expect([back.profile1, back.profile2]).toEqual([there.profile2, there.profile1]);
      const scenes = (list: typeof there.dreamScenarios, swapped: boolean) =>
        list
          .map(({ user1Activity, user2Activity }) =>
            (swapped ? [user2Activity, user1Activity] : [user1Activity, user2Activity]).join(),
          )
          .toSorted();
      expect(scenes(back.dreamScenarios, true)).toEqual(scenes(there.dreamScenarios, false));
      expect(back.sharedActivities).toHaveLength(there.sharedActivities.length);
    }
  });

  test('says the same each time, with the score inside its interval', async () => {
    for (const [one, other] of await pairs(2)) {
      const result = await compare(one, other);
      expect(await compare(one, other)).toEqual(result);
      const [low, high] = result.compatibilityInterval;
      expect([low <= result.compatibilityScore, result.compatibilityScore <= high]).toEqual([
        true,
        true,
      ]);
      expect(result.compatibilityReason).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('finds two who complement each other closer than two who want the same side', async () => {
    const [leader, follower, rival] = (await finished(
      oneSided('+'),
      oneSided('-'),
      oneSided('+'),
    )) as [TestUser, TestUser, TestUser];
    const [complementary, alike] = [await compare(leader, follower), await compare(leader, rival)];
    expect(complementary.compatibilityScore).toBeGreaterThan(alike.compatibilityScore);
    expect(complementary.profile1.dimensions.ds.dimension).toBeGreaterThan(
      complementary.profile2.dimensions.ds.dimension + 20,
    );
  });
});

describe('what a comparison tells of the other person (D4)', () => {
  const itemOf = new Map(bank.texts.map(({ id, text }) => [text, id]));
  const partnerOf = new Map(bank.texts.map(({ id, compare_to }) => [id, compare_to]));
  const answersOf = async (user: TestUser): Promise<Map<string, number>> =>
    new Map(
      (await spark.call('surveyStatus', { token: user.token })).responses.map(
        ({ itemId, value }) => [itemId, value],
      ),
    );

  test('is of interests that both stated alone: I 5 or more on the question named, the other 5 or more on its counterpart', async () => {
    let named = 0;
    for (const [one, other] of await pairs(8)) {
      const [mine, theirs] = [await answersOf(one), await answersOf(other)];
      const { sharedActivities, dreamScenarios } = await compare(one, other);
      for (const {
        questionText,
        complementaryQuestionText,
        isSameQuestion,
        isMutualComplementary,
      } of sharedActivities) {
        const [item = '', counterpart = ''] = [
          itemOf.get(questionText),
          itemOf.get(complementaryQuestionText),
        ];
        expect([counterpart, isSameQuestion]).toEqual([partnerOf.get(item), item === counterpart]);
        expect(mine.get(item)).toBeGreaterThanOrEqual(5);
        expect(theirs.get(counterpart)).toBeGreaterThanOrEqual(5);
        if (isMutualComplementary)
          for (const value of [mine.get(counterpart), theirs.get(item)])
            expect(value).toBeGreaterThanOrEqual(5);
      }
      for (const { questionText } of dreamScenarios) {
        const item = itemOf.get(questionText) ?? '';
        expect([mine.get(item), theirs.get(partnerOf.get(item) ?? '')]).toEqual([7, 7]);
      }
      named += sharedActivities.length + dreamScenarios.length;
    }
    expect(named).toBeGreaterThan(30); // there was something to check
  });

  test('is nothing at all where one of the two wants nothing', async () => {
    const [eager, reluctant] = (await finished(
      () => 7,
      () => 4,
    )) as [TestUser, TestUser];
    for (const result of [await compare(eager, reluctant), await compare(reluctant, eager)])
      expect([result.sharedActivities, result.dreamScenarios]).toEqual([[], []]);
  });

  test('names no item, answer or id, and no group has more than four activities', async () => {
    for (const [one, other] of await pairs(3)) {
      const result = await compare(one, other);
      const text = JSON.stringify(result);
      for (const secret of [one.id, other.id, one.shareCode, other.shareCode, other.loginCode])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"[AB]\d\d"/);
      const groups = Map.groupBy(result.sharedActivities, ({ category }) =>
        category === 'SM' ? 'DS' : category,
      );
      for (const activities of groups.values()) expect(activities.length).toBeLessThanOrEqual(4);
    }
  });
});
