import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { callFrom, newClient } from '../../../../test/support/http/limited-apps.ts';
import {
  finishSurvey,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { callerOf } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { archetypes } from '../../../domain/archetypes.ts';
import { z95 } from '../../../domain/scoring.ts';
import { factors, polarityThemes, scoreThemes, themes } from '../../../domain/themes.ts';
import { accessFor, findFinishedAttempt } from '../survey/survey.ts';
import { findFigures, upsertFigures } from './profile.ts';

const spark = useTestApp();

const compute = (user: TestUser) =>
  spark.call('computeProfile', { token: user.token, body: { userId: user.id } });

describe('the own profile', () => {
  test('has the new format and what the screens need', async () => {
    const profile = await compute(await makeFinishedUser(spark, seededAnswers(21)));
    expect(Object.keys(profile.scores)).toEqual([...scoreThemes]);
    expect(Object.keys(profile.polarities)).toEqual([...polarityThemes]);
    expect(Object.keys(profile.dimensions)).toEqual([...themes]);
    expect(Object.keys(profile.factors)).toEqual([...factors]);
    expect(profile.notes).toEqual({
      meta: expect.stringMatching(/\w.*\.$/),
      answered: expect.any(Number),
      provisional: true,
      writtenBy: 'rules',
      insight: null,
      quality: expect.objectContaining({ flags: expect.any(Array), notes: expect.any(Array) }),
    });
    expect(profile.notes.answered).toBeGreaterThanOrEqual(63);
    expect(profile.model.version).toBe(bank.version);
  });

  test('says once that the way of scoring has changed', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(22));
    expect(await compute(user)).not.toHaveProperty('isRescored');
    const owner = await callerOf(spark, user);
    await spark.db.write(async (tx) => {
      const attempt = await findFinishedAttempt(tx, accessFor(bank, owner));
      const { numbers } = (await findFigures(tx, owner, attempt!.id))!;
      await upsertFigures(tx, owner, attempt!, { modelVersion: 'older', numbers });
    });
    await spark.call('profileStatus', { token: user.token }); // computes, but shows nothing
    expect((await compute(user)).isRescored).toBe(true);
    expect(await compute(user)).not.toHaveProperty('isRescored');
  });

  test('is marked if a program gave the answers', async () => {
    const program = await makeUser(spark);
    await spark.call('startSurvey', { token: program.token, body: { synthetic: true } });
    await finishSurvey(spark, program, seededAnswers(23));
    expect((await compute(program)).synthetic).toBe(true);
    const person = await makeFinishedUser(spark, seededAnswers(23));
    expect(await compute(person)).not.toHaveProperty('synthetic');
  });

  test('parts the two markers only where a gap is told', async () => {
    const profile = await compute(await makeFinishedUser(spark, seededAnswers(24)));
    for (const theme of polarityThemes) {
      const { positive, negative } = profile.poles![theme];
      expect(positive.score - negative.score).toBeCloseTo(profile.polarities[theme].value, 0);
    }
    for (const theme of themes) {
      const { fantasy, activity, gap } = profile.dimensions[theme];
      const { value, se } = gap!;
      expect(fantasy - activity).toBeCloseTo(Math.abs(value) > z95 * se ? value : 0, 0);
    }
  });

  test('ranks twenty archetypes with their margins (measurement §4.3)', async () => {
    const { archetypes: own } = await compute(
      await makeFinishedUser(spark, (item) => (item.startsWith('B') ? 4 : 7)),
    );
    expect(own?.ranked.map(({ key }) => key).sort()).toEqual([...archetypes].sort());
    const percents = own?.ranked.map(({ percent }) => percent) ?? [];
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(own?.ranked.every(({ se }) => se > 0)).toBe(true);
    expect(own).toMatchObject({ title: ['EXPLORER'], certainty: 'clearly' });
    expect(own?.ranked[0]?.key).toBe('EXPLORER');
    const keen = await compute(await makeFinishedUser(spark, () => 7));
    expect(keen.standsOut).toBeNull();
  });

  test('names up to three areas of interest', async () => {
    const [keen, reluctant] = [
      await compute(await makeFinishedUser(spark, () => 7)),
      await compute(await makeFinishedUser(spark, () => 1)),
    ];
    expect([keen.areas.length, reluctant.areas.length]).toEqual([3, 0]);
    expect(keen.dimensions.DS.score).toBeGreaterThan(reluctant.dimensions.DS.score + 30);
  });

  test('is exported in a file with a neutral name', async () => {
    const { token } = await makeUser(spark);
    const { headers } = await callFrom(spark, 'exportData', { client: newClient(), token });
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  });

  test('is 404 for other users and unfinished surveys', async () => {
    const [mine, theirs, unfinished] = [
      await makeFinishedUser(spark, seededAnswers(22)),
      await makeFinishedUser(spark, seededAnswers(23)),
      await makeUser(spark),
    ];
    const refusals = await Promise.all([
      spark.refused('computeProfile', { token: mine.token, body: { userId: theirs.id } }),
      spark.refused('computeProfile', { token: mine.token, body: { userId: 'never-was' } }),
      spark.refused('computeProfile', { token: unfinished.token, body: { userId: unfinished.id } }),
    ]);
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({
      status: 404,
      detail: 'No survey responses found for user',
    });
  });

  test('is refused for a body that names no user', async () => {
    const user = await makeUser(spark);
    const forms = [[], ['standard-49'], 'pool-80'].map((useForms) => ({ userId: 'x', useForms }));
    await expectRefusals(
      spark,
      [{}, { userId: '' }, { userId: 5 }, ...forms].map((body) => [
        user,
        'computeProfile',
        body,
        400,
      ]),
    );
  });
});
