import { selectSetB } from 'spark-psychometrics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  added,
  inventedEdition,
  moved,
  readBankWithNextEdition,
  retired,
} from '../../../../../test/support/psychometrics/next-edition.ts';
import {
  answerAll,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { findEdition } from '../../../../core/survey/bank.ts';

/** Two people share interests in any edition: 7 for ids with A, seeded answers for all others. */
const valueOf = (itemId: string): number => (itemId.startsWith('A') ? 7 : seededAnswers(3)(itemId));

const readProfile = (spark: TestApp, user: TestUser) =>
  spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
async function readNumbers(spark: TestApp, user: TestUser) {
  const { scores, polarities, dimensions, factors } = await readProfile(spark, user);
  return { scores, polarities, dimensions, factors };
}

/** Chooses Set B with the question that the second edition adds, if the bank has it. */
const chooseWithAddedQuestion: typeof selectSetB = (model, answers, options) => {
  const chosen = selectSetB(model, answers, options);
  const isOffered = model.indexById.has(added) && !chosen.includes(added);
  return isOffered ? [...chosen.slice(0, -1), added] : chosen;
};

const latest = readBankWithNextEdition();

/** The server with the next edition, and three people with surveys of the first edition. */
let spark: TestApp;
let finished: TestUser;
let inSetA: TestUser;
let inSetB: TestUser;
let before: {
  readonly profile: Awaited<ReturnType<typeof readNumbers>>;
  readonly status: Awaited<ReturnType<typeof readStatus>>;
  readonly statusInSetB: Awaited<ReturnType<typeof readStatus>>;
};
const readStatus = (app: TestApp, user: TestUser) =>
  app.call('surveyStatus', { token: user.token });

beforeAll(async () => {
  const first = await openTestApp({ bank: { ...bank, current: findEdition(bank, 1) } });
  finished = await makeFinishedUser(first, valueOf);
  inSetA = await makeUser(first);
  const { setAItems } = await first.call('startSurvey', { token: inSetA.token });
  await answerAll(first, inSetA, setAItems.slice(0, 20), valueOf);
  inSetB = await makeUser(first);
  await first.call('startSurvey', { token: inSetB.token });
  await answerAll(first, inSetB, setAItems, valueOf);
  before = {
    profile: await readNumbers(first, finished),
    status: await readStatus(first, finished),
    statusInSetB: await readStatus(first, inSetB),
  };
  await first.app.close();
  await first.db.close();
  spark = await openTestApp({
    folder: first.folder,
    bank: latest,
    model: { selectSetB: chooseWithAddedQuestion },
  });
});
afterAll(() => spark.close());

describe('an attempt of the first edition, under the latest', () => {
  test('reads as before', async () => {
    expect(await readStatus(spark, finished)).toEqual(before.status);
    expect(await readStatus(spark, inSetB)).toEqual(before.statusInSetB);
  });

  test('keeps its profile', async () => {
    expect(await readNumbers(spark, finished)).toEqual(before.profile);
  });

  test('resumes in Set A, asks the retired question, and finishes', async () => {
    const { setAItems, setAProgress } = await spark.call('startSurvey', { token: inSetA.token });
    expect(setAItems).toContain(retired);
    expect(setAItems).not.toContain(moved);
    expect(setAProgress.answered).toBe(20);
    const { setAItems: questions } = await spark.call('surveyItems', { token: inSetA.token });
    expect(questions.find(({ id }) => id === retired)?.text).toMatch(/leather/);
    await finishSurvey(spark, inSetA, valueOf);
    expect((await readStatus(spark, inSetA)).setBItems).not.toContain(added);
  });

  test('resumes in Set B and finishes', async () => {
    const { setBItems = [] } = before.statusInSetB;
    const complete = await answerAll(spark, inSetB, setBItems, valueOf);
    expect(complete.filter(Boolean)).toHaveLength(1);
  });

  test('is exported with every question it was asked', async () => {
    const { attempts } = await spark.call('exportData', { token: finished.token });
    expect(attempts.map(({ edition }) => edition)).toEqual([1]);
    expect(attempts[0]?.answers.map(({ itemId, value }) => ({ itemId, value }))).toEqual(
      expect.arrayContaining([...before.status.responses]),
    );
    expect(attempts[0]?.answers).toHaveLength(before.status.responses.length);
    expect(attempts[0]?.answers.find(({ itemId }) => itemId === retired)?.question).toMatch(
      /leather/,
    );
  });
});

describe('an attempt of the latest edition', () => {
  test('asks the moved question, not the retired one', async () => {
    const user = await makeUser(spark);
    const { setAItems } = await spark.call('startSurvey', { token: user.token });
    expect(setAItems).toHaveLength(48);
    expect(setAItems).toContain(moved);
    expect(setAItems).not.toContain(retired);
    const body = { itemId: retired, value: 5 };
    expect((await spark.refused('saveResponse', { token: user.token, body })).status).toBe(400);
    await spark.call('saveResponse', { token: user.token, body: { itemId: moved, value: 5 } });
    expect((await readStatus(spark, user)).responses).toEqual([{ itemId: moved, value: 5 }]);
  });

  test('is scored and exported with the added question', async () => {
    const user = await makeUser(spark);
    await finishSurvey(spark, user, valueOf);
    expect((await readProfile(spark, user)).notes.answered).toBeGreaterThanOrEqual(63);
    const { attempts } = await spark.call('exportData', { token: user.token });
    expect(attempts.map(({ edition }) => edition)).toEqual([inventedEdition]);
    expect(attempts[0]?.answers.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining([moved, added]),
    );
  });

  test('compares with the first, alike from both sides', async () => {
    const user = await makeFinishedUser(spark, valueOf);
    const compare = (one: TestUser, other: TestUser) =>
      spark.call('compareProfiles', {
        token: one.token,
        body: { shareCode1: one.shareCode, shareCode2: other.shareCode },
      });
    const [there, back] = [await compare(user, finished), await compare(finished, user)];
    expect(there.profile1).toEqual(back.profile2);
    expect(there.profile2).toEqual(back.profile1);
    expect(there.compatibilityScore).toBe(back.compatibilityScore);
    expect(there.compatibilityLevel).toBe(back.compatibilityLevel);
  });
});
