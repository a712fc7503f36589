import { describe, expect, test } from 'vitest';
import {
  echoClaims,
  echoFirstClaims,
  stall,
  streamText,
} from '../../../../test/support/insights/chat-service.ts';
import {
  createInsightsDeps,
  loadNotes,
  openInsights,
  type OpenedInsights,
  requestEvents,
} from '../../../../test/support/insights/open-insights.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import { callerOf } from '../../../../test/support/server/make-user.ts';
import { writeInsight } from './insights.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Requests a text over the network and reads up to its first sentence. */
async function readFirstSentence(
  { spark, user }: OpenedInsights,
  signal?: AbortSignal,
): Promise<Reader> {
  const address = await spark.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}${callUrl('writeInsight')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: '{"agreed":true}',
    ...(signal && { signal }),
  });
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the response has no body');
  let read = '';
  while (!read.includes('sentence')) read += new TextDecoder().decode((await reader.read()).value);
  return reader;
}

/** Returns the events of a model that yields `lines` and then calls `afterLastLine`. */
async function listEvents(
  { spark, user }: OpenedInsights,
  lines: readonly string[],
  signal: AbortSignal,
  afterLastLine: () => void = () => {},
): Promise<string[]> {
  async function* streamLines(): AsyncGenerator<string> {
    yield* lines;
    afterLastLine();
  }
  const deps = createInsightsDeps(spark, { languageModel: { name: 'm', streamLines } });
  const caller = await callerOf(spark, user);
  const events: string[] = [];
  for await (const { event } of await writeInsight(deps, caller, { client: 'c', signal }))
    events.push(event);
  return events;
}

describe('a text in progress', () => {
  test('ends when the visitor leaves', async () => {
    const opened = await openInsights([stall(echoFirstClaims(1))]);
    const visitor = new AbortController();
    await readFirstSentence(opened, visitor.signal);
    visitor.abort();
    await opened.chat.disconnected;
    expect((await loadNotes(opened)).insight).toBeNull();
    expect(opened.chat.requests).toHaveLength(1);
  });

  test('is not stored once the visitor has left', async () => {
    const opened = await openInsights([streamText(echoClaims)]);
    await requestEvents(opened);
    const [asked] = opened.chat.requests;
    if (!asked) throw new Error('nothing was asked');
    const lines = echoClaims(asked).split('\n');
    await opened.spark.call('discardInsight', { token: opened.user.token });

    const visitor = new AbortController();
    expect(await listEvents(opened, lines, visitor.signal, () => visitor.abort())).not.toContain(
      'written',
    );
    expect((await loadNotes(opened)).insight).toBeNull();

    expect(await listEvents(opened, lines, new AbortController().signal)).toContain('written');
    expect((await loadNotes(opened)).insight).not.toBeNull();
    expect(await listEvents(opened, lines, AbortSignal.abort())).toEqual(['begun']);
  });

  test('does not delay shutdown', async () => {
    const opened = await openInsights([stall(echoFirstClaims(1))], {
      timeoutMilliseconds: 600_000,
    });
    const reader = await readFirstSentence(opened);
    await opened.spark.app.close();
    await opened.chat.disconnected;
    expect((await reader.read()).done).toBe(true);
  });
});
