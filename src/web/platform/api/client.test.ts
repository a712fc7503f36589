import { describe, expect, test } from 'vitest';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { createClient } from './client.ts';

const callWithoutSession = (fetch: typeof globalThis.fetch) =>
  createClient({
    fetch,
    locale: 'en',
    token: { read: () => null, write: () => {}, clear: () => {} },
    restoreSession: async () => false,
    clearSession: () => {},
    watchLogout: () => () => false,
    currentPath: () => '/profile',
    goTo: () => {},
  })(profileCalls);

describe('a streamed reply', () => {
  const callAnsweredInChunks = (...chunks: readonly string[]) => {
    const encoder = new TextEncoder();
    const fetch = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
            controller.close();
          },
        }),
      );
    return callWithoutSession(fetch);
  };

  test('hands on complete lines only, however the network splits them', async () => {
    const parts: unknown[] = [];
    await callAnsweredInChunks(
      '{"event":"be',
      'gun"}\n{"event":"sentence","text":"Sch',
      'ön."}\n',
      '{"event":"again"}\n{"event":',
    )('writeInsight', { body: { agreed: true }, onPart: (part) => parts.push(part) });
    expect(parts).toEqual([
      { event: 'begun' },
      { event: 'sentence', text: 'Schön.' },
      { event: 'again' },
    ]);
  });

  test('fails when a line is not JSON', async () => {
    const failing = callAnsweredInChunks('<html>\n')('writeInsight', {
      body: { agreed: true },
      onPart: () => {},
    });
    await expect(failing).rejects.toMatchObject({
      name: 'ApiError',
      status: 500,
      statusText: 'Failed to write a text',
    });
  });
});
