import { describe, expect, test } from 'vitest';
import {
  callFrom,
  countStatus,
  newClient,
  collectStatuses,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import { answerAll, makeUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { createRateLimiter } from './rate-limit.ts';

const apps = useLimitedApps();

describe('answers', () => {
  test('are limited to 240 a minute, 60 in memory', async () => {
    const user = await makeUser(apps.unlimited);
    const { setAItems } = await apps.unlimited.call('startSurvey', { token: user.token });
    const save = (i: number) =>
      callFrom(apps.limited, 'saveResponse', {
        client: newClient(),
        token: user.token,
        body: { itemId: setAItems[i % 40], value: 1 + (i % 7) },
      });
    const counted = () =>
      apps.limited.db.read((tx) => tx.selectFrom('rate_limits').selectAll().execute());
    const before = (await counted()).length;
    expect(countStatus(await collectStatuses(60, save), 200)).toBe(60);
    expect(await counted()).toHaveLength(before);
    expect(countStatus(await collectStatuses(200, save), 200)).toBe(180);
    expect(await counted()).toHaveLength(before + 1);
    expect(
      (
        await callFrom(apps.limited, 'saveResponse', {
          client: newClient(),
          token: (await makeUser(apps.unlimited)).token,
          body: { itemId: 'A01', value: 1 },
        })
      ).statusCode,
    ).toBe(404);
    apps.limited.moveClock(60);
    expect((await save(1)).statusCode).toBe(200);
  });

  test('are counted across nodes, except each node’s local allowance', async () => {
    const other = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 1 });
    const user = await makeUser(apps.unlimited);
    const { setAItems } = await apps.unlimited.call('startSurvey', { token: user.token });
    const save = (app: TestApp) => (i: number) =>
      callFrom(app, 'saveResponse', {
        client: newClient(),
        token: user.token,
        body: { itemId: setAItems[i % 40], value: 1 + (i % 7) },
      });
    expect(countStatus(await collectStatuses(200, save(apps.limited)), 200)).toBe(200);
    // Send the answers in sequence, because requests in flight at the limit would be admitted too.
    let admitted = 0;
    while (admitted < 200 && (await save(other)(admitted)).statusCode === 200) admitted += 1;
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

describe('the local allowance of answers', () => {
  test('counts in memory until the shared count takes over', async () => {
    const limiter = createRateLimiter({
      db: apps.limited.db,
      now: () => 0,
      random: (count) => new Uint8Array(count),
      key: new Uint8Array(32),
      scale: 1,
    });
    const meter = await limiter.today();
    const spend = (subject: string) => meter.spendLocally('answer', subject);
    const free = Array.from({ length: 60 }, () => spend('somebody'));
    expect(free.every((shared) => shared === null)).toBe(true);
    expect(spend('another')).toBeNull();
    for (let i = 60; i < 240; i += 1) await limiter.spend('answer', 'somebody');
    await expect(limiter.spend('answer', 'somebody')).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(meter.spendLocally('create', 'somebody')).not.toBeNull();
  });
});
