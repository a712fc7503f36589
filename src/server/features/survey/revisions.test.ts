import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { makeChosenLink, readInterests } from '../../../../test/support/people/make-links.ts';
import {
  beginRound,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();
const { setA } = bank.current.layout;
const [passed = '', answered = ''] = setA;
/** Passes the first question of Set A. */
const withPass = (itemId: string) => (itemId === passed ? null : 6);

const revise = ({ token }: TestUser, itemId: string, value: number | null) =>
  spark.call('reviseAnswer', { token, body: { itemId, value } });
const compute = ({ id, token }: TestUser) =>
  spark.call('computeProfile', { token, body: { userId: id } });
const findAnswer = async ({ token }: TestUser, wanted: string) =>
  (await spark.call('listAnswers', { token })).answers.find(({ itemId }) => itemId === wanted);
const listExported = async ({ token }: TestUser) =>
  (await spark.call('exportData', { token })).attempts[0]?.answers;

describe('a pass', () => {
  test('counts for progress and completion, and is listed and exported as such', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status.setAProgress).toEqual({ answered: 48, total: 48 });
    expect(status.responses[0]).toEqual({ itemId: passed, value: null });
    expect(await findAnswer(user, passed)).toMatchObject({
      value: null,
      label: 'Rather not say',
      isPassed: true,
    });
    expect((await listExported(user))?.[0]).toMatchObject({
      itemId: passed,
      value: null,
      label: 'Rather not say',
    });
    expect((await compute(user)).notes.answered).toBe(status.responses.length - 1);
  });

  test('of every question ends the survey', async () => {
    const user = await makeFinishedUser(spark, () => null);
    expect((await compute(user)).notes.answered).toBe(0);
    await expectRefusals(spark, [[user, 'beginRound', undefined, 409]]);
  });

  test('is kept by a retake among the earlier results', async () => {
    const user = await makeFinishedUser(spark, withPass);
    await retake(spark, user, seededAnswers(3));
    const { earlierAttempts } = await spark.call('exportData', { token: user.token });
    expect(earlierAttempts[0]?.answers[0]).toMatchObject({ itemId: passed, value: null });
  });
});

describe('after the survey', () => {
  test('a pass is answered, and the profile computed anew', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const before = await compute(user);
    expect(await revise(user, passed, 1)).toEqual({ itemId: passed, value: 1 });
    const after = await compute(user);
    expect(after.notes.answered).toBe(before.notes.answered + 1);
    expect(after.dimensions).not.toEqual(before.dimensions);
    expect(await findAnswer(user, passed)).toMatchObject({ value: 1 });
  });

  test('an answer becomes a pass, which no list of others names', async () => {
    const user = await makeFinishedUser(spark, () => 7);
    const link = await makeChosenLink(spark, user, 3);
    const [first, ...others] = await readInterests(spark, link);
    const itemId = bank.texts.find(({ text }) => text === first?.questionText)?.id ?? '';
    await revise(user, itemId, null);
    await revise(user, itemId, null);
    expect(await readInterests(spark, link)).toEqual(others);
    expect(await findAnswer(user, itemId)).toMatchObject({ isPassed: true });
  });

  test('no answer becomes another one', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const round = await beginRound(spark, user);
    await expectRefusals(spark, [
      [user, 'reviseAnswer', { itemId: answered, value: 2 }, 409],
      [user, 'reviseAnswer', { itemId: round[0]!, value: null }, 400],
      [user, 'reviseAnswer', { itemId: answered, value: 8 }, 400],
      [await makeUser(spark), 'reviseAnswer', { itemId: answered, value: null }, 404],
    ]);
    expect(await findAnswer(user, answered)).toMatchObject({ value: 6 });
    expect(await revise(user, answered, 6)).toEqual({ itemId: answered, value: 6 });
  });

  test('an open round stays open, with what it has', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const [first = ''] = await beginRound(spark, user);
    const { token } = user;
    await spark.call('saveResponse', { token, body: { itemId: first, value: 3 } });
    await revise(user, passed, 5);
    await spark.call('saveResponse', { token, body: { itemId: first, value: null } });
    const { state, responses } = await spark.call('surveyStatus', { token });
    expect([state, responses.find(({ itemId }) => itemId === first)?.value]).toEqual([
      'ROUND_ACTIVE',
      null,
    ]);
    expect(await findAnswer(user, passed)).toMatchObject({ value: 5 });
  });
});
