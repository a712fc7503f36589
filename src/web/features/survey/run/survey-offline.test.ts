/** Answers without a connection: up to three wait in memory and are sent in their order when it is back. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScaleValue } from '../../../../domain/survey.ts';
import type { CallFunction } from '../../../platform/api/client.ts';
import { ApiError } from '../../../platform/api/error.ts';
import { answerOf, canAnswer, openItemId, type Attempt } from './attempt.ts';
import { createSurveyRun } from './survey-run.ts';

const ids = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'];
const unreachable = () =>
  new ApiError('Failed to save response', 500, new TypeError('fetch failed'));

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** A survey of six questions on a connection that the test cuts and mends. */
async function open() {
  const stored = new Map<string, number>();
  const arrived: string[] = [];
  const link = { isUp: true, refuses: new Set<string>(), losesReplies: false, isSignedIn: true };
  const tries = new Set<() => void>();
  let underWay = 0;
  let mostUnderWay = 0;
  const attempt = (): Attempt => ({
    attemptId: 'one',
    state: 'A_ACTIVE',
    setAItems: ids,
    responses: [...stored].map(([itemId, value]) => ({ itemId, value })),
    setAProgress: { answered: stored.size, total: ids.length },
  });
  const answers: Readonly<
    Record<
      string,
      (options?: { readonly body: { readonly itemId: string; readonly value: number } }) => unknown
    >
  > = {
    startSurvey: attempt,
    surveyStatus: attempt,
    surveyItems: () => ({ setAItems: ids.map((id) => ({ id, text: id })), setBItems: [] }),
    saveResponse: (options) => {
      const { itemId, value } = options!.body;
      if (link.refuses.has(itemId)) throw new ApiError('Bad Request', 400, { status: 400 });
      stored.set(itemId, value);
      arrived.push(`${itemId}=${value}`);
      if (link.losesReplies) throw unreachable();
      return { surveyComplete: false };
    },
  };
  const call = (async (name: string, options?: never) => {
    underWay += name === 'saveResponse' ? 1 : 0;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await Promise.resolve();
    underWay -= name === 'saveResponse' ? 1 : 0;
    if (!link.isUp) throw unreachable();
    return answers[name]?.(options);
  }) as CallFunction; // as: a table of plain answers instead of the typed calls
  const run = createSurveyRun({
    call,
    wait: async () => Promise.resolve(),
    isOnline: () => link.isUp,
    untilReachable: () =>
      new Promise((resolve) => {
        tries.add(resolve);
      }),
    isSignedIn: () => link.isSignedIn,
    hasConsented: () => true,
    onRefused: () => {},
    onSaved: () => {},
    onFinished: () => {},
  });
  await run.load();
  const tryAgain = async () => {
    for (const go of tries) go();
    tries.clear();
    await settle();
  };
  const mend = async () => {
    link.isUp = true;
    link.losesReplies = false;
    link.refuses.clear();
    for (let i = 0; i < 8; i += 1) await tryAgain();
  };
  return {
    ...run,
    link,
    stored,
    arrived,
    tryAgain,
    mend,
    mostUnderWay: () => mostUnderWay,
    survey: () => run.store.getState(),
  };
}

describe('without a connection', () => {
  test('three answers wait, a fourth is not accepted, and they arrive in their order', async () => {
    const { answer, link, survey, arrived, mend } = await open();
    link.isUp = false;
    for (const [id, value] of [
      ['A01', 1],
      ['A02', 2],
      ['A03', 3],
    ] as const) {
      expect(answer(id, value, true)).toBe(true);
      await settle();
      expect([survey().save, survey().isOffline, answerOf(survey(), id)]).toEqual([
        'offline',
        true,
        value,
      ]);
    }
    expect(openItemId(survey())).toBe('A04');
    expect(answer('A04', 4, true)).toBe(false);
    await mend();
    expect(arrived).toEqual(['A01=1', 'A02=2', 'A03=3']);
    expect(survey()).toMatchObject({
      save: 'saved',
      isOffline: false,
      waiting: [],
      saved: { A01: 1, A02: 2, A03: 3 },
    });
    expect(canAnswer(survey(), 'A04')).toBe(true);
  });

  test('a waiting answer can be changed; the last word is what is saved', async () => {
    const { answer, link, survey, stored, mend } = await open();
    link.isUp = false;
    answer('A01', 1, true);
    await settle();
    answer('A02', 2, true);
    expect(answer('A01', 6, true)).toBe(true);
    expect(answerOf(survey(), 'A01')).toBe(6);
    await mend();
    expect([...stored]).toEqual([
      ['A01', 6],
      ['A02', 2],
    ]);
  });

  test('one that is changed while it is being sent is sent again as changed', async () => {
    const { answer, link, survey, arrived, tryAgain, mend } = await open();
    link.isUp = false;
    answer('A01', 1, true);
    await settle();
    link.isUp = true;
    const again = tryAgain();
    await Promise.resolve();
    await Promise.resolve();
    expect(answer('A01', 6, true)).toBe(true);
    await again;
    await mend();
    expect(arrived).toEqual(['A01=1', 'A01=6']);
    expect(answerOf(survey(), 'A01')).toBe(6);
  });

  test('an answer whose reply was lost is sent again, and nothing is doubled', async () => {
    const { answer, link, survey, stored, mend } = await open();
    link.losesReplies = true;
    answer('A01', 5, true);
    await settle();
    await settle();
    expect(survey().save).toBe('offline');
    await mend();
    expect([...stored]).toEqual([['A01', 5]]);
    expect(survey().save).toBe('saved');
  });

  test('one that is refused afterwards is taken back, and those behind it are sent all the same', async () => {
    const { answer, link, survey, stored, mend, tryAgain } = await open();
    link.isUp = false;
    answer('A01', 1, true);
    await settle();
    answer('A02', 2, true);
    link.isUp = true;
    link.refuses.add('A01');
    await tryAgain();
    await mend();
    expect([...stored]).toEqual([['A02', 2]]);
    expect([answerOf(survey(), 'A01'), answerOf(survey(), 'A02')]).toEqual([null, 2]);
  });

  test('what waits is sent for nobody who has logged out', async () => {
    const { answer, link, arrived, mend } = await open();
    link.isUp = false;
    answer('A01', 1, true);
    await settle();
    link.isSignedIn = false;
    await mend();
    expect(arrived).toEqual([]);
  });
});

test('whatever happens between, what is shown is saved, waits, or was taken back, and no two saves run at once', async () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('answer' as const),
      id: fc.constantFrom(...ids),
      value: fc.integer({ min: 1, max: 7 }),
    }),
    fc.record({
      does: fc.constantFrom(
        'cut' as const,
        'mend' as const,
        'lose replies' as const,
        'refuse' as const,
        'wait' as const,
      ),
      id: fc.constantFrom(...ids),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const visit = await open();
      const { link, survey } = visit;
      for (const one of steps) {
        if (one.does === 'answer') visit.answer(one.id, one.value as ScaleValue, true); // as: an integer from 1 to 7
        if (one.does === 'cut') link.isUp = false;
        if (one.does === 'mend') link.isUp = true;
        if (one.does === 'lose replies') link.losesReplies = !link.losesReplies;
        if (one.does === 'refuse') link.refuses.add(one.id);
        if (one.does === 'wait') await visit.tryAgain();
        expect(survey().waiting.length).toBeLessThanOrEqual(3);
      }
      await visit.mend();
      expect(survey().waiting).toEqual([]);
      for (const id of ids) expect(answerOf(survey(), id)).toBe(visit.stored.get(id) ?? null);
      expect(visit.mostUnderWay()).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});
