/** The app with a service that writes texts, and somebody with a finished survey (decisions E2). */

import { expect, onTestFinished } from 'vitest';
import { type Behaviour, type ChatService, openChatService } from '../chat-service.ts';
import { makeFinishedUser, scattered, type TestUser } from './make-user.ts';
import { openTestApp, type TestApp, urlOf } from './test-app.ts';

export const apiKey = 'canary-key-of-the-service';
export const person = scattered(42);

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

export const ask = (
  { spark, user }: Pick<OpenedInsights, 'spark' | 'user'>,
  body: unknown = { agreed: true },
) =>
  spark.app.inject({
    method: 'POST',
    url: urlOf('writeInsight'),
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
    },
    payload: JSON.stringify(body),
  });

export interface InsightEvent {
  readonly event: string;
  readonly text?: string;
  readonly reason?: string;
  readonly insight?: { readonly text: string; readonly model: string; readonly writtenDay: string };
}

export async function eventsOf(opened: OpenedInsights): Promise<InsightEvent[]> {
  const { payload, statusCode, headers } = await ask(opened);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  expect(headers['content-encoding']).toBeUndefined(); // nothing gathers the sentences
  expect(headers['cache-control']).toBe('no-store');
  return payload
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as InsightEvent); // as: what the tests then look at
}

export const stored = async ({ spark, user }: OpenedInsights) =>
  (await spark.call('computeProfile', { token: user.token, body: { userId: user.id } })).notes;

/** How often it tried again, and how it ended. */
export const lastOf = (events: readonly InsightEvent[]): unknown[] => [
  events.filter(({ event }) => event === 'again').length,
  events.at(-1),
];

export const failed = (reason: string): InsightEvent => ({ event: 'failed', reason });
