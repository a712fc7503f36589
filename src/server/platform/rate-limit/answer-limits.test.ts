import { describe, expect, test } from 'vitest';
import {
  countStatuses,
  statusOf,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import { answerAll, makeUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { createRateLimiter } from './rate-limit.ts';

const apps = useLimitedApps();

describe('answers', () => {
  /** Starts a survey. Returns a function that saves answers to it through an app. */
  async function startSaving() {
    const { token } = await makeUser(apps.unlimited);
    const { setAItems } = await apps.unlimited.call('startSurvey', { token });
    return (app: TestApp) => (i: number) =>
      statusOf(app, 'saveResponse', {
        token,
        body: { itemId: setAItems[i % 40], value: 1 + (i % 7) },
      });
  }

  test('are limited to 240 a minute, 60 in memory', async () => {
    const save = (await startSaving())(apps.limited);
    const counted = () =>
      apps.limited.db.read((tx) => tx.selectFrom('rate_limits').selectAll().execute());
    const before = (await counted()).length;
    expect(await countStatuses(60, save)).toEqual({ 200: 60 });
    expect(await counted()).toHaveLength(before);
    expect(await countStatuses(200, save)).toMatchObject({ 200: 180 });
    expect(await counted()).toHaveLength(before + 1);
    const { token } = await makeUser(apps.unlimited);
    const body = { itemId: 'A01', value: 1 };
    expect(await statusOf(apps.limited, 'saveResponse', { token, body })).toBe(404);
    apps.limited.moveClock(60);
    expect(await save(1)).toBe(200);
  });

  test('are counted across nodes, except each node’s local allowance', async () => {
    const other = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 1 });
    const saveOn = await startSaving();
    expect(await countStatuses(200, saveOn(apps.limited))).toEqual({ 200: 200 });
    // Send the answers in sequence, because requests in flight at the limit would be admitted too.
    let admitted = 0;
    while (admitted < 200 && (await saveOn(other)(admitted)) === 200) admitted += 1;
    // The first node added its 200 answers to the shared count. The second node counts 60 answers
    // in memory. With the next one it adds all 61 to the shared count, which then exceeds the limit
    // of 240.
    expect(admitted).toBe(60);
    await other.app.close();
  });

  test('of a whole survey meet no limit', async () => {
    const user = await makeUser(apps.unlimited);
    const { setAItems } = await apps.limited.call('startSurvey', { token: user.token });
    await answerAll(apps.limited, user, setAItems, seededAnswers(1));
    const { setBItems = [] } = await apps.limited.call('surveyStatus', { token: user.token });
    await answerAll(apps.limited, user, setBItems, seededAnswers(1));
    expect((await apps.limited.call('me', { token: user.token })).surveyCompleted).toBe(true);
  });
});

test('the local allowance counts until the shared count takes over', async () => {
  const limiter = createRateLimiter({
    db: apps.limited.db,
    now: () => 0,
    random: (count) => new Uint8Array(count),
    key: new Uint8Array(32),
    scale: 1,
  });
  const meter = await limiter.today();
  const spend = (subject: string) => meter.spendLocally('answer', subject);
  for (let i = 0; i < 60; i += 1) expect(spend('somebody')).toBeNull();
  expect(spend('another')).toBeNull();
  for (let i = 60; i < 240; i += 1) await limiter.spend('answer', 'somebody');
  await expect(limiter.spend('answer', 'somebody')).rejects.toMatchObject({
    code: 'rate_limited',
  });
  expect(meter.spendLocally('create', 'somebody')).not.toBeNull();
});
