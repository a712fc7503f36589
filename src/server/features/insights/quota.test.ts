import { describe, expect, onTestFinished, test } from 'vitest';
import { respondWith, type ChatService } from '../../../../test/support/insights/chat-service.ts';
import {
  apiKey,
  createInsightsDeps,
  failure,
  findOutcome,
  openInsights,
  person,
  requestEvents,
  requestInsight,
} from '../../../../test/support/insights/open-insights.ts';
import {
  callerOf,
  makeFinishedUser,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { writeInsight } from './insights.ts';

/** Opens a second app on the same database, with limits of its own. */
async function openLimited(
  wide: TestApp,
  chat: ChatService,
  limits: { readonly rateLimitScale?: number; readonly dailyTexts?: number },
): Promise<TestApp> {
  const spark = await openTestApp({
    db: wide.db,
    insights: { baseUrl: chat.baseUrl, apiKey, model: 'm' },
    ...limits,
  });
  onTestFinished(() => spark.app.close());
  return spark;
}

describe('texts', () => {
  test('are limited to five per account and twenty per client', async () => {
    const { spark: wide, chat, user } = await openInsights([respondWith(401)]);
    const spark = await openLimited(wide, chat, { rateLimitScale: 1 });
    const requestMany = async (count: number, user: TestUser): Promise<number[]> =>
      (await Promise.all(Array.from({ length: count }, () => requestInsight({ spark, user }))))
        .map(({ statusCode }) => statusCode)
        .toSorted();
    expect(await requestMany(8, user)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(chat.requests).toHaveLength(5);
    for (let n = 0; n < 4; n++) await requestMany(5, await makeFinishedUser(wide, person));
    expect(chat.requests).toHaveLength(20);
  });

  test('are limited for the whole site, and retries count', async () => {
    const { spark: wide, chat, user } = await openInsights([respondWith(500)]);
    const spark = await openLimited(wide, chat, { dailyTexts: 3 });
    const other = await makeFinishedUser(wide, person);
    const request = async (user: TestUser) => findOutcome(await requestEvents({ spark, user }));
    expect(await request(user)).toEqual(failure(1, 'unavailable'));
    expect(await request(other)).toEqual(failure(1, 'site_limit'));
    expect(await request(user)).toEqual(failure(0, 'site_limit'));
    expect(chat.requests).toHaveLength(3);

    spark.moveClock(86_400 - 7200);
    expect(await request(await signInAgain(spark, user))).toEqual(failure(1, 'unavailable'));
  });

  test('beyond the site’s limit cost an account nothing', async () => {
    const { spark: wide, chat, user } = await openInsights([respondWith(401)]);
    const spark = await openLimited(wide, chat, { rateLimitScale: 1, dailyTexts: 1 });
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await requestInsight({ spark, user })).statusCode);
    // The account's count (5) is taken back each time; the client's count (20) is not.
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    expect(chat.requests).toHaveLength(1);
  });

  test('are refunded only on the day they were spent', async () => {
    const { spark, user } = await openInsights([respondWith(401)]);
    const countRefunds = async (milliseconds: number): Promise<number> => {
      let now = spark.now();
      let refunds = 0;
      const limits = {
        spend: async () => {},
        add: async () => void (refunds += 1),
        trySpend: async () => ((now += milliseconds), false),
      } as unknown as RateLimiter; // as: the operation calls nothing else
      const languageModel = { name: 'm', async *streamLines() {} };
      const events: string[] = [];
      for await (const { event } of await writeInsight(
        createInsightsDeps(spark, { now: () => now, limits, languageModel }),
        await callerOf(spark, user),
        { client: 'c', signal: new AbortController().signal },
      ))
        events.push(event);
      expect(events).toEqual(['begun', 'failed']);
      return refunds;
    };
    expect(await countRefunds(0)).toBe(1);
    expect(await countRefunds(86_400_000)).toBe(0);
  });
});
