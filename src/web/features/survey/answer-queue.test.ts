/** Without a connection, up to three answers stay in memory. They are sent in order later. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle, stillWorld } from '../../../../test/support/browser/survey-world.ts';
import type { ScaleValue } from '../../../domain/survey.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError } from '../../platform/api/error.ts';
import { createSurveyRun } from './survey-run.ts';
import type { Attempt } from './survey-state.ts';
import { canAnswer, selectAnswer, selectOpenItemId } from './survey-view.ts';

const ids = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'];
const unreachable = () =>
  new ApiError('Failed to save response', 500, new TypeError('fetch failed'));

type SaveOptions = { readonly body: { readonly itemId: string; readonly value: number } };

/** Creates a server with six questions. The test can break and restore the connection to it. */
function createFakeServer() {
  const stored = new Map<string, number>();
  const received: string[] = [];
  const connection = { isUp: true, refuses: new Set<string>(), losesReplies: false };
  let concurrentSaves = 0;
  let maxConcurrentSaves = 0;
  const attempt = (): Attempt => ({
    attemptId: 'one',
    state: 'A_ACTIVE',
    setAItems: ids,
    responses: [...stored].map(([itemId, value]) => ({ itemId, value })),
    setAProgress: { answered: stored.size, total: ids.length },
  });
  const replies: Readonly<Record<string, (options?: SaveOptions) => unknown>> = {
    startSurvey: attempt,
    surveyStatus: attempt,
    surveyItems: () => ({ setAItems: ids.map((id) => ({ id, text: id })), setBItems: [] }),
    saveResponse: (options) => {
      const { itemId, value } = options!.body;
      if (connection.refuses.has(itemId)) throw new ApiError('Bad Request', 400, { status: 400 });
      stored.set(itemId, value);
      received.push(`${itemId}=${value}`);
      if (connection.losesReplies) throw unreachable();
      return { surveyComplete: false };
    },
  };
  const call = (async (name: string, options?: never) => {
    concurrentSaves += name === 'saveResponse' ? 1 : 0;
    maxConcurrentSaves = Math.max(maxConcurrentSaves, concurrentSaves);
    await Promise.resolve();
    concurrentSaves -= name === 'saveResponse' ? 1 : 0;
    if (!connection.isUp) throw unreachable();
    return replies[name]?.(options);
  }) as CallFunction; // as: a table of plain replies instead of the typed calls
  return { call, connection, stored, received, maxConcurrentSaves: () => maxConcurrentSaves };
}

/** Opens a survey on the fake server. `retry` ends every wait for the connection. */
async function openSurvey() {
  const server = createFakeServer();
  const { connection } = server;
  const session = { isSignedIn: true };
  const waiters = new Set<() => void>();
  let now = 0;
  const run = createSurveyRun({
    ...stillWorld,
    call: server.call,
    now: () => (now += 1000), // no answer comes too soon after the one before
    isOnline: () => connection.isUp,
    waitForConnection: () =>
      new Promise((resolve) => {
        waiters.add(resolve);
      }),
    isSignedIn: () => session.isSignedIn,
  });
  await run.load();
  const retry = async () => {
    for (const resume of waiters) resume();
    waiters.clear();
    await settle();
  };
  const restore = async () => {
    connection.isUp = true;
    connection.losesReplies = false;
    connection.refuses.clear();
    for (let i = 0; i < 8; i += 1) await retry();
  };
  return { ...run, ...server, session, retry, restore, survey: () => run.store.getState() };
}

/** The property at the end also covers changed answers, lost replies and refusals. */
describe('without a connection', () => {
  test('keeps three answers and sends them in order', async () => {
    const { answer, connection, survey, received, restore } = await openSurvey();
    connection.isUp = false;
    for (const [id, value] of [
      ['A01', 1],
      ['A02', 2],
      ['A03', 3],
    ] as const) {
      expect(answer(id, value, true)).toBe(true);
      await settle();
      expect([survey().saveStatus, survey().isOffline, selectAnswer(survey(), id)]).toEqual([
        'offline',
        true,
        value,
      ]);
    }
    expect(selectOpenItemId(survey())).toBe('A04');
    expect(answer('A04', 4, true)).toBe(false);
    await restore();
    expect(received).toEqual(['A01=1', 'A02=2', 'A03=3']);
    expect(survey()).toMatchObject({
      saveStatus: 'saved',
      isOffline: false,
      pending: [],
      saved: { A01: 1, A02: 2, A03: 3 },
    });
    expect(canAnswer(survey(), 'A04')).toBe(true);
  });

  test('resends an answer that changed during its save', async () => {
    const { answer, connection, survey, received, retry, restore } = await openSurvey();
    connection.isUp = false;
    answer('A01', 1, true);
    await settle();
    connection.isUp = true;
    const retried = retry();
    await Promise.resolve();
    await Promise.resolve();
    expect(answer('A01', 6, true)).toBe(true);
    await retried;
    await restore();
    expect(received).toEqual(['A01=1', 'A01=6']);
    expect(selectAnswer(survey(), 'A01')).toBe(6);
  });

  test('shows what the server stored before a refusal', async () => {
    const { answer, connection, survey, retry, store } = await openSurvey();
    answer('A01', 3, true);
    await settle();
    const opened = new Set<string | null>();
    store.subscribe((now) => opened.add(selectOpenItemId(now)));
    connection.losesReplies = true;
    answer('A01', 5, true);
    await settle();
    connection.refuses.add('A01');
    connection.losesReplies = false;
    await retry();
    expect([selectAnswer(survey(), 'A01'), survey().saveStatus]).toEqual([5, 'saved']);
    answer('A01', 6, true);
    await settle();
    expect([selectAnswer(survey(), 'A01'), survey().saveStatus]).toEqual([5, 'failed']);
    expect([...opened]).toEqual(['A02']); // the page never jumped
  });

  test('sends nothing after a logout', async () => {
    const { answer, connection, session, received, restore } = await openSurvey();
    connection.isUp = false;
    answer('A01', 1, true);
    await settle();
    session.isSignedIn = false;
    await restore();
    expect(received).toEqual([]);
  });
});

test('every shown answer is saved, one save at a time', async () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('answer' as const),
      id: fc.constantFrom(...ids),
      value: fc.integer({ min: 1, max: 7 }),
    }),
    fc.record({
      does: fc.constantFrom(
        'break' as const,
        'restore' as const,
        'lose replies' as const,
        'refuse' as const,
        'wait' as const,
      ),
      id: fc.constantFrom(...ids),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const visit = await openSurvey();
      const { connection, survey } = visit;
      const refused = new Set<string>();
      for (const one of steps) {
        // as: an integer from 1 to 7
        if (one.does === 'answer') visit.answer(one.id, one.value as ScaleValue, true);
        if (one.does === 'break') connection.isUp = false;
        if (one.does === 'restore') connection.isUp = true;
        if (one.does === 'lose replies') connection.losesReplies = !connection.losesReplies;
        if (one.does === 'refuse') {
          connection.refuses.add(one.id);
          refused.add(one.id);
        }
        if (one.does === 'wait') await visit.retry();
        expect(survey().pending.length).toBeLessThanOrEqual(3);
      }
      await visit.restore();
      expect(survey().pending).toEqual([]);
      for (const id of ids.filter((one) => !refused.has(one)))
        expect(selectAnswer(survey(), id)).toBe(visit.stored.get(id));
      // What was refused without a connection is known with the next save.
      visit.answer('A01', visit.stored.get('A01') === 1 ? 2 : 1, true);
      await settle();
      for (const id of ids) expect(selectAnswer(survey(), id)).toBe(visit.stored.get(id));
      expect(visit.maxConcurrentSaves()).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});
