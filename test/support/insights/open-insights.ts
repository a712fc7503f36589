/** Opens the app with a simulated language model and a person with a finished survey. */

import { computeProfile, selectSetB } from 'spark-psychometrics';
import { onTestFinished } from 'vitest';
import type { InsightServices } from '../../../src/server/features/insights/insights.ts';
import { createRateLimiter } from '../../../src/server/platform/rate-limit/rate-limit.ts';
import { makeFinishedUser, seededAnswers, type TestUser } from '../server/make-user.ts';
import { noFollowers } from '../server/no-followers.ts';
import { bank, openTestApp, type TestApp } from '../server/test-app.ts';
import { testKey } from '../server/test-keys.ts';
import { type Behaviour, type ChatService, openChatService } from './chat-service.ts';

export const apiKey = 'canary-key-of-the-service';
/** The answers of the person, whose profile supports several claims. */
export const person = seededAnswers(43);

export interface OpenedInsights {
  readonly spark: TestApp;
  readonly user: TestUser;
  readonly chat: ChatService;
}

export async function openInsights(
  behaviours: readonly [Behaviour, ...Behaviour[]],
  { timeoutMilliseconds = 10_000 } = {},
): Promise<OpenedInsights> {
  const chat = await openChatService(...behaviours);
  const spark = await openTestApp({
    insights: { baseUrl: chat.baseUrl, apiKey, model: 'vendor/the-model', timeoutMilliseconds },
  });
  onTestFinished(() => chat.close());
  onTestFinished(() => spark.close());
  return { spark, chat, user: await makeFinishedUser(spark, person) };
}

export const writeText = ({ spark, user }: Pick<OpenedInsights, 'spark' | 'user'>) =>
  spark.call('writeInsight', { token: user.token, body: { agreed: true } });

/** Returns the notes of the user's own profile, which contain the stored text. */
export const loadNotes = async ({ spark, user }: Pick<OpenedInsights, 'spark' | 'user'>) =>
  (await spark.call('computeProfile', { token: user.token, body: { userId: user.id } })).notes;

/** Returns the dependencies for calling the operation directly, without an HTTP server. */
export const createInsightServices = (
  spark: TestApp,
  overrides: Pick<InsightServices, 'languageModel'> & Partial<InsightServices>,
): InsightServices => ({
  db: spark.db,
  now: spark.now,
  bankInUse: () => bank,
  loginCodeKey: testKey('loginCode'),
  model: { computeProfile, selectSetB },
  limits: createRateLimiter({
    db: spark.db,
    now: spark.now,
    random: (count) => new Uint8Array(count),
    key: new Uint8Array(32),
    scale: 1000,
  }),
  followers: noFollowers,
  logError() {},
  ...overrides,
});
