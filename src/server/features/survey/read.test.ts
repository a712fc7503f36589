import { describe, expect, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const { setA: setAItems } = bank.current.layout;
const spark = useTestApp();

describe('reading the survey', () => {
  test('shows the core questions before the start', async () => {
    const { token } = await makeUser(spark);
    expect(await spark.refused('surveyStatus', { token })).toMatchObject({
      status: 404,
      detail: 'You have not started the survey yet.',
    });
    const { setAItems: questions, setBItems } = await spark.call('surveyItems', { token });
    expect([questions.map(({ id }) => id), setBItems]).toEqual([[...setAItems], []]);
    for (const { text } of questions) expect(text).toMatch(/\w{3}/);
  });

  test('finds one’s own attempt by id', async () => {
    const { token } = await makeUser(spark);
    const own = await spark.call('startSurvey', { token });
    const { attemptId } = own;
    expect(await spark.call('attemptStatus', { token, params: { attemptId } })).toEqual(own);
  });

  test('counts the seconds since the first answer', async () => {
    const { token } = await makeUser(spark);
    const { setAItems: asked, secondsSinceStart } = await spark.call('startSurvey', { token });
    expect(secondsSinceStart).toBeUndefined();
    await spark.call('saveResponse', { token, body: { itemId: asked[0]!, value: 4 } });
    spark.moveClock(90);
    expect((await spark.call('surveyStatus', { token })).secondsSinceStart).toBe(90);
  });

  test('says of no question why it is asked', async () => {
    const { token } = await makeUser(spark);
    const { setAItems: asked } = await spark.call('startSurvey', { token });
    for (const itemId of asked)
      await spark.call('saveResponse', { token, body: { itemId, value: 5 } });
    const { setBItems } = await spark.call('surveyItems', { token });
    for (const question of setBItems) expect(Object.keys(question)).toEqual(['id', 'text']);
  });

  test('shows the seven labels to anybody', async () => {
    const labels = await spark.call('scaleLabels');
    expect(labels.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(labels[6]).toEqual({ value: 7, label: 'Hell Yes!' });
  });
});
