/** How often a text may be asked for: by an account, from a network, of the whole site (decisions E2). */

import { describe, expect, onTestFinished, test } from 'vitest';
import { answer } from '../../../../test/support/chat-service.ts';
import { makeFinishedUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import {
  apiKey,
  ask,
  eventsOf,
  failed,
  lastOf,
  openInsights,
  person,
} from '../../../../test/support/server/open-insights.ts';
import { bank, openTestApp } from '../../../../test/support/server/test-app.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { writeInsight } from './insights.ts';

describe('the texts that may be asked for', () => {
  test('are five a day for an account and twenty for a client, whatever came of them', async () => {
    const { spark: wide, chat, user } = await openInsights([answer(401)]);
    const spark = await openTestApp({
      db: wide.db,
      rateLimitScale: 1,
      insights: { baseUrl: chat.baseUrl, apiKey, model: 'm' },
    });
    onTestFinished(() => spark.app.close());
    const times = async (count: number, who: TestUser): Promise<number[]> =>
      (await Promise.all(Array.from({ length: count }, () => ask({ spark, user: who }))))
        .map(({ statusCode }) => statusCode)
        .toSorted();
    expect(await times(8, user)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(chat.asked).toHaveLength(5);
    for (let n = 0; n < 4; n++) await times(5, await makeFinishedUser(wide, person));
    expect(chat.asked).toHaveLength(20);
  });

  test('are as many a day for the whole site as the operator allows, and a second try is one of them', async () => {
    const { spark: wide, chat, user } = await openInsights([answer(500)]);
    const spark = await openTestApp({
      db: wide.db,
      dailyTexts: 3,
      insights: { baseUrl: chat.baseUrl, apiKey, model: 'm' },
    }); // a thousand times every other limit
    onTestFinished(() => spark.app.close());
    const other = await makeFinishedUser(wide, person);
    expect(lastOf(await eventsOf({ spark, chat, user }))).toEqual([1, failed('unavailable')]);
    expect(lastOf(await eventsOf({ spark, chat, user: other }))).toEqual([1, failed('site_limit')]);
    expect(lastOf(await eventsOf({ spark, chat, user }))).toEqual([0, failed('site_limit')]);
    expect(chat.asked).toHaveLength(3);
    spark.moveClock(86_400 - 7200);
    const { accessToken } = (await spark.call('login', {
      body: { loginCode: user.loginCode },
    })) as { accessToken: string }; // as: there is no second factor
    expect(lastOf(await eventsOf({ spark, chat, user: { ...user, token: accessToken } }))).toEqual([
      1,
      failed('unavailable'),
    ]);
  });

  test('are not spent where the site allows no more', async () => {
    const { spark: wide, chat, user } = await openInsights([answer(401)]);
    const spark = await openTestApp({
      db: wide.db,
      rateLimitScale: 1,
      dailyTexts: 1,
      insights: { baseUrl: chat.baseUrl, apiKey, model: 'm' },
    });
    onTestFinished(() => spark.app.close());
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await ask({ spark, user })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]); // more than an account's five; those of a client stay counted
    expect(chat.asked).toHaveLength(1);
  });

  test('are given back to the day they were of, and to no other', async () => {
    const { spark, user } = await openInsights([answer(401)]);
    const givenBack = async (later: number): Promise<number> => {
      let now = spark.now();
      let count = 0;
      const meter = { fits: async () => ((now += later), false) };
      const limits = {
        spend: async () => {},
        add: async () => void (count += 1),
        today: async () => meter,
      } as unknown as RateLimiter; // as: what is asked of it here
      const deps = {
        db: spark.db,
        now: () => now,
        bank,
        limits,
        logError() {},
        service: { model: 'm', async *lines() {} },
      };
      const told: string[] = [];
      for await (const { event } of await writeInsight(
        deps,
        { userId: user.id, sessionId: 'session', token: user.token },
        { client: 'c', signal: new AbortController().signal },
      ))
        told.push(event);
      expect(told).toEqual(['begun', 'failed']);
      return count;
    };
    expect(await givenBack(0)).toBe(1);
    expect(await givenBack(86_400_000)).toBe(0);
  });
});
