import { describe, expect, test } from 'vitest';
import { callFrom, newClient } from '../../../../test/support/http/limited-apps.ts';
import {
  finishSurvey,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const byItem = (a: { itemId: string }, b: { itemId: string }): number =>
  a.itemId.localeCompare(b.itemId);

describe('the export of an account', () => {
  test('holds the answers, profile, consent and sessions (F05)', async () => {
    const user = await makeUser(spark);
    await spark.call('startSurvey', {
      token: user.token,
      body: { consent: { adult: true, version: '2026-11' } },
    });
    await finishSurvey(spark, user, seededAnswers(7));

    const data = await spark.call('exportData', { token: user.token });
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(data.account).toMatchObject({
      id: user.id,
      shareCode: user.shareCode,
      surveyCompleted: true,
      consent: { version: '2026-11', day: '2026-01-15' },
    });
    expect(data.attempts).toHaveLength(1);
    const [attempt] = data.attempts;
    const answers = attempt?.answers.map(({ itemId, value }) => ({ itemId, value }));
    expect(answers?.toSorted(byItem)).toEqual(status.responses.toSorted(byItem));
    expect(attempt?.answers.every(({ question }) => question.length > 5)).toBe(true);
    expect({ ...attempt?.profile, hasEarlier: false }).toEqual(
      await spark.call('computeProfile', { token: user.token, body: { userId: user.id } }),
    );
    expect(data.sessions).toHaveLength(1);
  });

  test('is an uncached file with a neutral name', async () => {
    const { token } = await makeUser(spark);
    const answer = await callFrom(spark, 'exportData', { client: newClient(), token });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
