import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../../../platform/api/client.ts';
import { ApiError } from '../../../platform/api/error.ts';
import { answerOf, openItemId, viewOf, type Attempt } from './attempt.ts';
import { createSurveyRun } from './survey-run.ts';

type Handlers = Record<string, (options: { readonly body?: unknown } | undefined) => unknown>;

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

const question = (id: string) => ({ id, text: id });
const setA = ['A01', 'A02'].map(question);
const setB = ['B01'].map(question);
const attempt = (state: Attempt['state'], responses: Record<string, number> = {}): Attempt => ({
  attemptId: 'one',
  state,
  setAItems: ['A01', 'A02'],
  ...(order(state) > 1 && { setBItems: ['B01'], setBProgress: { answered: 0, total: 1 } }),
  responses: Object.entries(responses).map(([itemId, value]) => ({ itemId, value })),
  setAProgress: { answered: 0, total: 2 },
});
const order = (state: Attempt['state']) =>
  ['A_ACTIVE', 'SELECT_B', 'B_ACTIVE', 'FINISHED'].indexOf(state);

function run(handlers: Handlers, { hasConsented = true } = {}) {
  const log: string[] = [];
  const told: string[] = [];
  const all: Handlers = {
    startSurvey: () => attempt('A_ACTIVE'),
    surveyItems: () => ({ setAItems: setA, setBItems: setB }),
    surveyStatus: () => attempt('A_ACTIVE'),
    saveResponse: () => ({ surveyComplete: false }),
    ...handlers,
  };
  const call = (async (name: string, options?: { readonly body?: unknown }) => {
    log.push(name);
    await Promise.resolve();
    return all[name]?.(options);
  }) as CallFunction; // as: a table of plain answers instead of the typed calls
  const made = createSurveyRun({
    call,
    wait: async () => Promise.resolve(),
    isOnline: () => true,
    untilReachable: async () => Promise.resolve(),
    isSignedIn: () => true,
    hasConsented: () => hasConsented,
    onRefused: () => told.push('refused'),
    onSaved: () => told.push('saved'),
    onFinished: () => told.push('finished'),
  });
  return { ...made, log, told };
}

const failing = (...statuses: number[]) => {
  const left = [...statuses];
  return () => {
    const status = left.shift();
    if (status !== undefined) throw new ApiError('No', status);
    return { surveyComplete: false };
  };
};

describe('loading', () => {
  test('starts or resumes, and opens the first unanswered question', async () => {
    const { load, store } = run({ startSurvey: () => attempt('A_ACTIVE', { A01: 3 }) });
    await load();
    expect(openItemId(store.getState())).toBe('A02');
  });

  test('sends the consent with start once it was given, and again with Begin Survey (decisions B12)', async () => {
    const bodies: unknown[] = [];
    const { load, begin } = run(
      {
        startSurvey: (options) => {
          bodies.push(options?.body);
          return attempt('A_ACTIVE');
        },
      },
      { hasConsented: false },
    );
    await load();
    await begin();
    expect(bodies).toEqual([{}, { consent: { adult: true, version: expect.any(String) } }]);
  });

  test('a server that wants the consent first gets it from Begin Survey', async () => {
    const { load, begin, store } = run(
      {
        startSurvey: (options) => {
          if (Object.keys(options?.body ?? {}).length === 0) throw new ApiError('Bad Request', 400);
          return attempt('A_ACTIVE');
        },
      },
      { hasConsented: false },
    );
    await load();
    expect(viewOf(store.getState())).toBe('setA');
    await begin();
    expect(store.getState().attemptId).toBe('one');
  });

  test('a failure sends away, unless it is a 401, which the client deals with (spec §8)', async () => {
    for (const [status, expected] of [
      [500, ['refused']],
      [401, []],
    ] as const) {
      const { load, told, store } = run({ startSurvey: failing(status) });
      await load();
      expect(told).toEqual(expected);
      expect(viewOf(store.getState())).toBe('failed');
    }
  });

  test('found in SELECT_B, it chooses again and goes on with Set B (decisions C3)', async () => {
    const answers = { A01: 1, A02: 1 };
    const { load, log, store } = run({
      startSurvey: () => attempt('SELECT_B', answers),
      completeSetA: () => attempt('B_ACTIVE', answers),
    });
    await load();
    expect(log).toContain('completeSetA');
    expect([viewOf(store.getState()), openItemId(store.getState())]).toEqual(['setB', 'B01']);
  });

  test('a finished attempt goes on at once', async () => {
    const { load, told } = run({ startSurvey: () => attempt('FINISHED') });
    await load();
    expect(told).toEqual(['finished']);
  });
});

describe('answering', () => {
  test('refuses a second answer while the first is being saved', async () => {
    const { load, answer } = run({});
    await load();
    expect(answer('A01', 4, true)).toBe(true);
    expect(answer('A02', 4, true)).toBe(false);
  });

  test('two failures are silent, the third takes the answer back (decisions G3)', async () => {
    for (const [statuses, shown, save] of [
      [[500, 503], 4, 'saved'],
      [[500, 500, 500], null, 'failed'],
    ] as const) {
      const { load, answer, store } = run({ saveResponse: failing(...statuses) });
      await load();
      answer('A01', 4, true);
      await settle();
      expect([answerOf(store.getState(), 'A01'), store.getState().save]).toEqual([shown, save]);
    }
  });

  test('a refusal is not tried again', async () => {
    const { load, answer, log } = run({ saveResponse: failing(400) });
    await load();
    answer('A01', 4, true);
    await settle();
    expect(log.filter((name) => name === 'saveResponse')).toHaveLength(1);
  });

  test('the last answer of Set A leads to Set B, by way of the status and the items (spec §4)', async () => {
    const { load, answer, log, store } = run({
      startSurvey: () => attempt('A_ACTIVE', { A01: 1 }),
      surveyStatus: () => attempt('B_ACTIVE', { A01: 1, A02: 4 }),
    });
    await load();
    answer('A02', 4, true);
    await settle();
    expect(log).toEqual([
      'startSurvey',
      'surveyItems',
      'saveResponse',
      'surveyStatus',
      'surveyItems',
    ]);
    expect(openItemId(store.getState())).toBe('B01');
  });

  test('surveyComplete or FINISHED finishes, once (spec §4)', async () => {
    const answers = { A01: 1, A02: 1 };
    for (const status of ['B_ACTIVE', 'FINISHED'] as const) {
      const { load, answer, told } = run({
        startSurvey: () => attempt('B_ACTIVE', answers),
        saveResponse: () => ({ surveyComplete: status === 'B_ACTIVE' }),
        surveyStatus: () => attempt(status, answers),
      });
      await load();
      answer('B01', 4, true);
      await settle();
      expect(told).toEqual(['saved', 'finished']);
    }
  });
});
