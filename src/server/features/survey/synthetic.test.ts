import { describe, expect, test } from 'vitest';
import { sumExposure } from '../../../../test/support/people/sum-exposure.ts';
import {
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest, useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { defaultSite } from '../../../contract/site.ts';

const spark = useTestApp();

const isSynthetic = async (token: string) =>
  (await spark.call('exportData', { token })).attempts[0]?.synthetic;

describe('an attempt that a program answers (C8)', () => {
  test('is marked and does not count as exposure', async () => {
    const before = await sumExposure(spark.db);
    const node = await openTestApp({ db: spark.db });
    const program = await makeUser(node);
    const attempt = await answerSetA(node, program, () => 4, {
      synthetic: true,
      setBAdaptive: false,
    });
    expect(attempt).toMatchObject({ synthetic: true, setBItems: { length: 15 } });
    expect(await isSynthetic(program.token)).toBe(true);
    const person = await makeUser(node);
    expect(await answerSetA(node, person, () => 4, { setBAdaptive: false })).not.toHaveProperty(
      'synthetic',
    );
    expect(await isSynthetic(person.token)).toBe(false);
    await node.app.close();
    expect(await sumExposure(spark.db)).toBe(before + 15);
  });

  test('is marked for good once a program continues it', async () => {
    const { token } = await makeUser(spark);
    await spark.call('startSurvey', { token });
    await spark.call('saveResponse', { token, body: { itemId: 'A02', value: 6 } });
    await spark.call('startSurvey', { token, body: { synthetic: true } });
    expect(await isSynthetic(token)).toBe(true);
    await spark.call('startSurvey', { token });
    expect(await isSynthetic(token)).toBe(true);
    expect((await spark.call('surveyStatus', { token })).responses).toEqual([
      { itemId: 'A02', value: 6 },
    ]);
  });

  test('takes the program’s length until Set B is chosen (C2)', async () => {
    const early = await makeUser(spark);
    await spark.call('startSurvey', { token: early.token, body: { setBTargetCount: 20 } });
    expect(
      (await answerSetA(spark, early, () => 4, { synthetic: true, setBAdaptive: false })).setBItems,
    ).toHaveLength(15);
    const late = await makeUser(spark);
    const { setBItems } = await answerSetA(spark, late, () => 4, {
      setBTargetCount: 20,
      setBAdaptive: false,
    });
    expect(
      (
        await spark.call('startSurvey', {
          token: late.token,
          body: { synthetic: true, setBAdaptive: false },
        })
      ).setBItems,
    ).toEqual(setBItems);
    expect(setBItems).toHaveLength(20);
  });

  test('stays a person’s once a person finished it', async () => {
    const { token } = await makeFinishedUser(spark, seededAnswers(3));
    expect((await spark.call('startSurvey', { token, body: { synthetic: true } })).state).toBe(
      'FINISHED',
    );
    expect(await isSynthetic(token)).toBe(false);
  });

  test('needs no consent, unlike a person’s (B12)', async () => {
    const strict = await openAppForTest({ requireConsent: true });
    const { token } = await makeUser(strict);
    expect((await strict.call('startSurvey', { token, body: { synthetic: true } })).state).toBe(
      'A_ACTIVE',
    );
    expect((await strict.refused('startSurvey', { token })).status).toBe(400);
  });

  test('is refused where demonstrations are switched off', async () => {
    const plain = await openAppForTest({ site: { ...defaultSite, demo: false } });
    const { token } = await makeUser(plain);
    expect(await plain.refused('startSurvey', { token, body: { synthetic: true } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await plain.refused('surveyStatus', { token })).status).toBe(404);
    await plain.call('startSurvey', { token });
  });
});
