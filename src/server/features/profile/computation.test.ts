import { rmSync } from 'node:fs';
import { computeProfile } from 'spark-psychometrics';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';

const compute = (app: TestApp, user: TestUser) =>
  app.call('computeProfile', { token: user.token, body: { userId: user.id } });

const status = (app: TestApp, { token }: TestUser) => app.call('profileStatus', { token });

describe('computing a profile', () => {
  test('happens once, and the figures survive a restart', async () => {
    let computations = 0;
    const counting: typeof computeProfile = (...given) => {
      computations += 1;
      return computeProfile(...given);
    };
    const first = await openTestApp({ model: { computeProfile: counting } });
    onTestFinished(() => rmSync(first.folder, { recursive: true, force: true }));
    const user = await makeFinishedUser(first, seededAnswers(24));
    expect(await status(first, user)).toEqual({ status: 'completed' });
    const profile = await compute(first, user);
    const afterFirst = computations;
    await Promise.all([
      compute(first, user),
      first.call('publicProfile', { params: { shareCode: user.shareCode } }),
    ]);
    expect(computations).toBe(afterFirst);
    await first.app.close();
    await first.db.close();

    const second = await openAppForTest({
      folder: first.folder,
      model: { computeProfile: counting },
    });
    expect(await compute(second, user)).toEqual(profile);
    expect(computations).toBe(afterFirst);
  });

  test('happens again when the model has changed', async () => {
    const first = await openTestApp();
    onTestFinished(() => rmSync(first.folder, { recursive: true, force: true }));
    const user = await makeFinishedUser(first, seededAnswers(25));
    await compute(first, user);
    await first.app.close();
    await first.db.close();

    const second = await openAppForTest({
      folder: first.folder,
      bank: { ...bank, version: 'another' },
    });
    expect((await compute(second, user)).model.version).toBe('another');
    const rows = await second.db.read((tx) =>
      tx.selectFrom('profiles').select('model_version').execute(),
    );
    expect(rows).toEqual([{ model_version: 'another' }]);
  });

  test('that failed is explained and succeeds on the next request', async () => {
    let isBroken = true;
    const app = await openAppForTest({
      model: {
        computeProfile: (...given) => {
          if (isBroken) throw new Error('planned: select secret from where');
          return computeProfile(...given);
        },
      },
    });
    const user = await makeFinishedUser(app, seededAnswers(26));
    expect(await status(app, user)).toEqual({
      status: 'failed',
      error: expect.stringMatching(/^Your profile could not be computed.*try again/),
    });
    const body = { userId: user.id };
    const problem = await app.refused('computeProfile', { token: user.token, body });
    expect(problem).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(problem)).not.toMatch(/planned|secret|\.ts/);

    isBroken = false;
    expect(await status(app, user)).toEqual({ status: 'completed' });
    expect((await compute(app, user)).notes.answered).toBeGreaterThanOrEqual(63);
  });

  test('has not begun before the survey is finished', async () => {
    const app = await openAppForTest();
    const user = await makeUser(app);
    expect(await status(app, user)).toEqual({ status: 'not_found' });
    await app.call('startSurvey', { token: user.token });
    expect(await status(app, user)).toEqual({
      status: 'not_found',
      progress: { answered: 0, total: 63 },
    });
  });

  test('stays as it was during a retake, whose progress is told', async () => {
    const app = await openAppForTest();
    const user = await makeFinishedUser(app, seededAnswers(27));
    const profile = await compute(app, user);
    const { setAItems } = await app.call('retakeSurvey', { token: user.token });
    for (const itemId of setAItems.slice(0, 2))
      await app.call('saveResponse', { token: user.token, body: { itemId, value: 4 } });
    expect(await status(app, user)).toEqual({
      status: 'completed',
      progress: { answered: 2, total: 63 },
    });
    expect(await compute(app, user)).toEqual(profile);
  });
});
