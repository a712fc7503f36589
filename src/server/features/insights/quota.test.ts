import { describe, expect, onTestFinished, test } from 'vitest';
import { respondWith, type ChatService } from '../../../../test/support/insights/chat-service.ts';
import {
  apiKey,
  createInsightServices,
  openInsights,
  person,
} from '../../../../test/support/insights/open-insights.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
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

/** Returns the outcome of each request, or the status of its refusal. */
async function writeMany(spark: TestApp, user: TestUser, count: number) {
  const outcomes: (string | number)[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await spark.app.inject({
      method: 'POST',
      url: callUrl('writeInsight'),
      headers: { authorization: `Bearer ${user.token}` },
      payload: { agreed: true },
    });
    outcomes.push(answer.statusCode === 200 ? answer.json().outcome : answer.statusCode);
  }
  return outcomes;
}

const times = (count: number, outcome: string | number) => Array(count).fill(outcome);

describe('texts', () => {
  test('are limited to five per account and twenty per client', async () => {
    const { spark: wide, chat, user } = await openInsights([respondWith(401)]);
    const spark = await openLimited(wide, chat, { rateLimitScale: 1 });
    expect(await writeMany(spark, user, 7)).toEqual([...times(5, 'unavailable'), 429, 429]);
    for (let n = 0; n < 4; n++) await writeMany(spark, await makeFinishedUser(wide, person), 5);
    expect(chat.requests).toHaveLength(20);
  });

  test('are limited for the whole site and day', async () => {
    const { spark: wide, chat, user } = await openInsights([respondWith(500)]);
    const spark = await openLimited(wide, chat, { dailyTexts: 3 });
    const outcomes = [...times(3, 'unavailable'), 'site_limit'];
    expect(await writeMany(spark, user, 4)).toEqual(outcomes);
    expect(chat.requests).toHaveLength(3);
    spark.moveClock(86_400 - 7200);
    const later = await signInAgain(spark, user);
    expect(await writeMany(spark, later, 1)).toEqual(['unavailable']);
  });

  test('beyond the site’s limit cost an account nothing', async () => {
    const { spark: wide, chat, user } = await openInsights([respondWith(401)]);
    const spark = await openLimited(wide, chat, { rateLimitScale: 1, dailyTexts: 1 });
    // The account's count (5) is taken back each time; the client's count (20) is not.
    expect(await writeMany(spark, user, 22)).toEqual([
      'unavailable',
      ...times(19, 'site_limit'),
      ...times(2, 429),
    ]);
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
      const languageModel = { name: 'm', write: async () => '' };
      const deps = createInsightServices(spark, { now: () => now, limits, languageModel });
      const visit = { client: 'c', signal: new AbortController().signal };
      expect(await writeInsight(deps, await callerOf(spark, user), visit)).toEqual({
        outcome: 'site_limit',
      });
      return refunds;
    };
    expect(await countRefunds(0)).toBe(1);
    expect(await countRefunds(86_400_000)).toBe(0);
  });
});
