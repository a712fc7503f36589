import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { simulatePerson } from '../../../../test/support/people/simulated-person.ts';
import {
  answerAll,
  beginRound,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  takeRound,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { type Theme, themes } from '../../../domain/themes.ts';

const spark = useTestApp();

const readRounds = ({ token }: TestUser) => spark.call('roundStatus', { token });
const readProfile = ({ token, id }: TestUser) =>
  spark.call('computeProfile', { token, body: { userId: id } });
const readPublic = ({ shareCode }: TestUser) =>
  spark.call('publicProfile', { params: { shareCode } });
const readExport = async ({ token }: TestUser) => {
  const [attempt] = (await spark.call('exportData', { token })).attempts;
  return attempt!;
};
const opposite = (itemId: string): number => 8 - seededAnswers(1)(itemId);

describe('beginning a round', () => {
  test('opens ten questions that were not asked', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const asked = (await readExport(user)).answers.map(({ itemId }) => itemId);
    expect(await readRounds(user)).toMatchObject({
      left: 168 - asked.length,
      open: null,
      steps: [{ answered: asked.length }],
      nowClear: [],
    });
    const reply = await spark.call('beginRound', { token: user.token });
    expect(reply).toMatchObject({ left: 158 - asked.length, open: { answered: 0, total: 10 } });
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status).toMatchObject({ state: 'ROUND_ACTIVE', setBProgress: { total: 10 } });
    expect(status.setBItems).toHaveLength(10);
    expect(status.setBItems?.filter((id) => asked.includes(id))).toEqual([]);
    const items = await spark.call('surveyItems', { token: user.token });
    expect(items.setBItems.map(({ id }) => id)).toEqual(status.setBItems);
    expect(items.setBItems.every(({ text }) => text.length > 0)).toBe(true);
  });

  test('again, and at once in two windows, changes nothing', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(2));
    const [one, other] = await Promise.all([beginRound(spark, user), beginRound(spark, user)]);
    await answerAll(spark, user, one.slice(0, 4), () => 5);
    expect(await beginRound(spark, user)).toEqual(one);
    expect(other).toEqual(one);
    expect((await readRounds(user)).open).toEqual({ answered: 4, total: 10 });
    expect((await spark.call('startSurvey', { token: user.token })).setBItems).toEqual(one);
  });

  test('needs a finished survey, and waits for a retake', async () => {
    const [newcomer, user] = [await makeUser(spark), await makeFinishedUser(spark, () => 4)];
    await expectRefusals(spark, [
      [newcomer, 'beginRound', undefined, 404],
      [newcomer, 'roundStatus', undefined, 404],
    ]);
    await spark.call('startSurvey', { token: newcomer.token });
    await spark.call('retakeSurvey', { token: user.token });
    await expectRefusals(spark, [
      [newcomer, 'beginRound', undefined, 404],
      [user, 'beginRound', undefined, 409],
    ]);
    expect((await readRounds(user)).open).toBeNull();
  });
});

describe('while a round is open', () => {
  test('everything shown is from before it', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const { shareCode: shareCode2 } = await makeFinishedUser(spark, seededAnswers(7));
    const read = async () => ({
      profile: await readProfile(user),
      public: await readPublic(user),
      answers: await spark.call('listAnswers', { token: user.token }),
      comparison: await spark.call('compareProfiles', {
        token: user.token,
        body: { shareCode1: user.shareCode, shareCode2 },
      }),
      status: await spark.call('profileStatus', { token: user.token }),
      me: (await spark.call('me', { token: user.token })).surveyCompleted,
    });
    const before = await read();
    const round = await beginRound(spark, user);
    await answerAll(spark, user, round.slice(0, 9), opposite);
    expect(await read()).toEqual(before);
    const exported = await readExport(user);
    expect(exported).toMatchObject({ state: 'ROUND_ACTIVE', roundItems: round });
    expect(exported.answers.filter(({ itemId }) => round.includes(itemId))).toHaveLength(9);
    expect({ ...exported.profile, hasEarlier: false }).toEqual(before.profile);
  });

  test('its answers may change, earlier ones may not', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(4));
    const [earlier] = await takeRound(spark, user, seededAnswers(4));
    const [first = ''] = await beginRound(spark, user);
    for (const value of [2, 6]) await answerAll(spark, user, [first], () => value);
    expect((await spark.call('surveyStatus', { token: user.token })).responses).toContainEqual({
      itemId: first,
      value: 6,
    });
    const { setAItems } = await spark.call('surveyStatus', { token: user.token });
    for (const itemId of [earlier!, setAItems[0]!]) {
      const body = { itemId, value: (seededAnswers(4)(itemId) % 7) + 1 };
      const refusal = await spark.refused('saveResponse', { token: user.token, body });
      expect(refusal.status).toBe(409);
    }
  });

  test('a retake waits, and says so', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(5));
    await beginRound(spark, user);
    expect(await spark.refused('retakeSurvey', { token: user.token })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('answer them first'),
    });
    expect((await spark.call('exportData', { token: user.token })).account.retakes).toEqual([]);
  });
});

describe('the last answer of a round', () => {
  test('sharpens the profile, the record and the list of answers', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const [profile, shared] = [await readProfile(user), await readPublic(user)];
    const first = await takeRound(spark, user, opposite);
    const second = await takeRound(spark, user, opposite);
    const after = await readProfile(user);
    expect(after.notes.answered).toBe(profile.notes.answered + 20);
    expect(after.scores).not.toEqual(profile.scores);
    expect(await readPublic(user)).not.toEqual(shared);
    const { answers } = await spark.call('listAnswers', { token: user.token });
    expect(answers.slice(-20).map(({ itemId }) => itemId)).toEqual([...first, ...second]);
    const exported = await readExport(user);
    expect(exported).toMatchObject({ state: 'FINISHED', roundItems: [...first, ...second] });
    expect(exported.figures?.modelVersion).toBe(`${bank.version}+20`);
    expect(exported.setBItems).toHaveLength(profile.notes.answered - 48);
  });

  test('adds a step, whose margins are those of the profile', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(6));
    const margin = async () => {
      const { dimensions } = await readProfile(user);
      const errors = Object.values(dimensions).map(({ se }) => se);
      return (1.96 * errors.reduce((sum, se) => sum + se, 0)) / errors.length;
    };
    const margins = [await margin()];
    for (let n = 0; n < 2; n++) {
      await takeRound(spark, user, seededAnswers(6));
      margins.push(await margin());
    }
    const { steps, nowClear, stillOpen } = await readRounds(user);
    expect(steps).toHaveLength(3);
    for (const [n, step] of steps.entries()) expect(step.margin).toBeCloseTo(margins[n]!, 0);
    expect(steps[2]!.margin).toBeLessThan(steps[0]!.margin);
    const { dimensions } = await readProfile(user);
    for (const theme of stillOpen) {
      const { score, se } = dimensions[theme];
      expect(Math.abs(score - 50)).toBeLessThan(se + 0.1); // both are rounded to tenths
    }
    expect(stillOpen.filter((theme) => nowClear.includes(theme))).toEqual([]);
  });

  test('names the themes that have become clear', async () => {
    const readClear = async (user: TestUser): Promise<Theme[]> => {
      const { dimensions, polarities } = await readProfile(user);
      const sides: Partial<Record<Theme, { value: number; se: number }>> = polarities;
      return themes.filter((theme) => {
        const { score, se } = dimensions[theme];
        const side = score >= 20 ? sides[theme] : undefined;
        const isSided = side !== undefined && Math.abs(side.value) > 1.96 * side.se;
        return isSided || Math.abs(score - 50) > 1.96 * se;
      });
    };
    let named = 0;
    // A round asks random questions, so some people's rounds clear nothing.
    for (let seed = 6; seed < 8 || (named === 0 && seed < 40); seed++) {
      const user = await makeFinishedUser(spark, seededAnswers(seed));
      for (let n = 0; n < 2; n++) {
        const before = await readClear(user);
        await takeRound(spark, user, seededAnswers(seed));
        const { nowClear } = await readRounds(user);
        const after = await readClear(user);
        expect(nowClear).toEqual(after.filter((theme) => !before.includes(theme)));
        named += nowClear.length;
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  test('replaces what links show, and counts as no retake', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(8));
    await spark.call('createLink', {
      token: user.token,
      body: { level: 'themes', label: '', days: 30, itemIds: [] },
    });
    const isReplaced = async () => {
      const { links } = await spark.call('listLinks', { token: user.token });
      return links.map((link) => link.isReplaced);
    };
    const round = await beginRound(spark, user);
    expect(await isReplaced()).toEqual([false]);
    await answerAll(spark, user, round, seededAnswers(8));
    expect(await isReplaced()).toEqual([true]);
    expect((await spark.call('exportData', { token: user.token })).account.retakes).toEqual([]);
  });
});

describe('rounds go on', () => {
  test('until nothing is left, and the last may be shorter', async () => {
    const likes = (itemId: string): number => Math.max(3, seededAnswers(10)(itemId));
    const user = await makeFinishedUser(spark, likes);
    const lengths: number[] = [];
    while ((await readRounds(user)).left > 0)
      lengths.push((await takeRound(spark, user, likes)).length);
    expect(lengths.slice(0, -1)).toEqual(lengths.slice(1).map(() => 10));
    expect((await readProfile(user)).notes.answered).toBe(168);
    expect(await readRounds(user)).toMatchObject({ left: 0, open: null });
    expect(await spark.refused('beginRound', { token: user.token })).toMatchObject({ status: 409 });
  });

  test('and end with the answers that a retake replaces', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(11));
    await takeRound(spark, user, seededAnswers(11));
    await retake(spark, user);
    const exported = await readExport(user);
    expect(exported).toMatchObject({ state: 'FINISHED', roundItems: [] });
    expect((await readRounds(user)).steps).toHaveLength(1);
  });
});

test('comparing sees a sharpened profile as the same answers', async () => {
  const answer = simulatePerson('twelve');
  const user = await makeFinishedUser(spark, answer);
  const other = await makeFinishedUser(spark, simulatePerson('thirteen'));
  spark.moveClock(300);
  const compare = () =>
    spark.call('compareProfiles', {
      token: user.token,
      body: { shareCode1: user.shareCode, shareCode2: other.shareCode },
    });
  for (let n = 0; n < 5; n++) {
    expect((await compare()).detail?.withheld).toBeNull();
    await takeRound(spark, user, answer);
  }
  expect((await compare()).detail?.withheld).toBeNull();
});

test('an earlier edition goes deeper over its own pool', async () => {
  const user = await makeUser(spark);
  const { current } = bank;
  await finishSurvey(spark, user, seededAnswers(14));
  expect(current.layout.explore).toHaveLength(40);
  const earlier = await openTestApp({ bank: { ...bank, current: bank.editions.get(2)! } });
  try {
    const old = await makeFinishedUser(earlier, () => 4);
    const { left, steps } = await earlier.call('roundStatus', { token: old.token });
    expect(left).toBe(128 - steps[0]!.answered);
    const round = await takeRound(earlier, old, () => 4);
    expect(round.filter((id) => id.startsWith('E'))).toEqual([]);
  } finally {
    await earlier.close();
  }
});
