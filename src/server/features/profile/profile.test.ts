import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  scattered,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { themes, factors, polarityThemes, scoreThemes } from '../../../domain/themes.ts';
import { computeProfile } from '../../../psychometrics/index.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const compute = (app: TestApp, user: TestUser) =>
  app.call('computeProfile', { token: user.token, body: { userId: user.id } });

describe('the own profile (D1)', () => {
  test('has the scores, polarities and notes of the new format, and what the screens need', async () => {
    const profile = await compute(spark, await makeFinishedUser(spark, scattered(21)));
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

  test('leans where the answers lean', async () => {
    const [keen, reluctant] = await Promise.all([
      makeFinishedUser(spark, () => 7),
      makeFinishedUser(spark, () => 1),
    ]);
    const [high, low] = await Promise.all([compute(spark, keen), compute(spark, reluctant)]);
    for (const key of themes)
      expect(high.dimensions[key].score).toBeGreaterThan(low.dimensions[key].score + 30);
    expect(high.areas).toHaveLength(3);
    expect(low.areas).toEqual([]);
  });

  test('is 404 for another user’s id, just as for one that never was', async () => {
    const [mine, theirs, unfinished] = [
      await makeFinishedUser(spark, scattered(22)),
      await makeFinishedUser(spark, scattered(23)),
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

  test.each([
    {},
    { userId: '' },
    { userId: 5 },
    { userId: 'x', useForms: [] },
    { userId: 'x', useForms: ['standard-49'] },
    { userId: 'x', useForms: 'pool-80' },
  ])('asked for with %j is 400', async (body) => {
    expect(
      await spark.refused('computeProfile', { token: (await makeUser(spark)).token, body }),
    ).toMatchObject({ status: 400 });
  });

  test('depends on the answers alone: computed afresh it is the same', async () => {
    const user = await makeFinishedUser(spark, scattered(29));
    const profile = await compute(spark, user);
    await spark.db.write((tx) =>
      tx.deleteFrom('profiles').where('user_id', '=', user.id).execute(),
    );
    expect(await compute(spark, user)).toEqual(profile);
  });
});

describe('computing a profile (D2)', () => {
  test('is done once, after the last answer, and the figures outlast the database’s closing', async () => {
    let computations = 0;
    const counting: typeof computeProfile = (...given) => {
      computations += 1;
      return computeProfile(...given);
    };
    const first = await openTestApp({ computeProfile: counting });
    onTestFinished(() => rmSync(first.folder, { recursive: true, force: true }));
    const user = await makeFinishedUser(first, scattered(24));
    expect(await first.call('profileStatus', { token: user.token })).toEqual({
      status: 'completed',
    });
    const profile = await compute(first, user);
    const afterFirst = computations;
    await Promise.all([
      compute(first, user),
      first.call('publicProfile', { params: { shareCode: user.shareCode } }),
    ]);
    expect(computations).toBe(afterFirst);
    await first.app.close();
    await first.db.close();

    const second = await openTestApp({ folder: first.folder, computeProfile: counting });
    onTestFinished(() => second.close());
    expect(await compute(second, user)).toEqual(profile);
    expect(computations).toBe(afterFirst);
  });

  test('again, where the measurement fields of the bank changed', async () => {
    const first = await openTestApp();
    onTestFinished(() => rmSync(first.folder, { recursive: true, force: true }));
    const user = await makeFinishedUser(first, scattered(25));
    await compute(first, user);
    await first.app.close();
    await first.db.close();
    const second = await openTestApp({
      folder: first.folder,
      bank: { ...bank, version: 'another' },
    });
    onTestFinished(() => second.close());
    expect((await compute(second, user)).model.version).toBe('another');
    const rows = await second.db.read((tx) =>
      tx.selectFrom('profiles').select('model_version').execute(),
    );
    expect(rows).toEqual([{ model_version: 'another' }]);
  });

  test('that fails is told in a sentence, and succeeds when it is asked for again', async () => {
    let isBroken = true;
    const app = await openTestApp({
      computeProfile: (...given) => {
        if (isBroken) throw new Error('planned: select secret from where');
        return computeProfile(...given);
      },
    });
    onTestFinished(() => app.close());
    const user = await makeFinishedUser(app, scattered(26));
    expect(await app.call('profileStatus', { token: user.token })).toEqual({
      status: 'failed',
      error: expect.stringMatching(/^Your profile could not be computed.*try again/),
    });
    const problem = await app.refused('computeProfile', {
      token: user.token,
      body: { userId: user.id },
    });
    expect(problem).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(problem)).not.toMatch(/planned|secret|\.ts/);
    isBroken = false;
    expect(await app.call('profileStatus', { token: user.token })).toEqual({ status: 'completed' });
    expect((await compute(app, user)).notes.answered).toBeGreaterThanOrEqual(63);
  });

  test('has not begun before the survey is finished: not_found', async () => {
    const { token } = await makeUser(spark);
    expect(await spark.call('profileStatus', { token })).toEqual({ status: 'not_found' });
    await spark.call('startSurvey', { token });
    expect(await spark.call('profileStatus', { token })).toEqual({ status: 'not_found' });
  });
});

describe('the public profile (D3)', () => {
  test('is the share code and the ten dimensions, and nothing else', async () => {
    const user = await makeFinishedUser(spark, scattered(27));
    const answer = await spark.app.inject(`/api/v1/profile/public/${user.shareCode}`);
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    const body: Record<string, Record<string, object>> = answer.json();
    expect(Object.keys(body)).toEqual(['shareCode', 'dimensions']);
    expect(body['shareCode']).toBe(user.shareCode);
    expect(Object.keys(body['dimensions'] ?? {})).toEqual([...themes]);
    for (const dimension of Object.values(body['dimensions'] ?? {}))
      expect(Object.keys(dimension)).toEqual([
        'label',
        'fantasy',
        'fantasySe',
        'activity',
        'activitySe',
      ]);
  });

  test('does not mind how the code is typed (B2)', async () => {
    const { shareCode } = await makeFinishedUser(spark, scattered(28));
    const expected = await spark.call('publicProfile', { params: { shareCode } });
    for (const typed of [
      shareCode.toLowerCase(),
      ` ${shareCode.slice(0, 4)}-${shareCode.slice(4)} `,
      shareCode.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      expect(await spark.call('publicProfile', { params: { shareCode: typed } })).toEqual(expected);
    }
  });

  test('that does not exist and one that is not finished look the same: 404', async () => {
    const { shareCode, token } = await makeUser(spark);
    await spark.call('startSurvey', { token });
    const refusals = await Promise.all(
      [shareCode, 'never', '0'.repeat(20), '%00', '../../x', "' or ''='"].map((typed) =>
        spark.refused('publicProfile', { params: { shareCode: typed } }),
      ),
    );
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ status: 404, code: 'not_found' });
  });
});
