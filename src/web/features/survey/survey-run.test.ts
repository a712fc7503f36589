import { describe, expect, test, vi } from 'vitest';
import { settle, stillWorld } from '../../../../test/support/browser/survey-world.ts';
import { attemptStates } from '../../../domain/survey.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError } from '../../platform/api/error.ts';
import type { RunWorld } from './answer-queue.ts';
import { createSurveyRun } from './survey-run.ts';
import type { Attempt } from './survey-state.ts';
import { selectAnswer, selectOpenItemId, selectView } from './survey-view.ts';

type Handlers = Record<string, (options: { readonly body?: unknown } | undefined) => unknown>;

const question = (id: string) => ({ id, text: id });
const setA = ['A01', 'A02'].map(question);
const setB = ['B01'].map(question);
const attempt = (state: Attempt['state'], responses: Record<string, number> = {}): Attempt => ({
  attemptId: 'one',
  state,
  setAItems: ['A01', 'A02'],
  ...(attemptStates.indexOf(state) >= attemptStates.indexOf('B_ACTIVE') && {
    setBItems: ['B01'],
    setBProgress: { answered: 0, total: 1 },
  }),
  responses: Object.entries(responses).map(([itemId, value]) => ({ itemId, value })),
  setAProgress: { answered: 0, total: 2 },
});

/** A run whose server replies through `handlers`, with a log of its calls and callbacks. */
function openRun(handlers: Handlers = {}, changes: Partial<RunWorld> = {}) {
  const log: string[] = [];
  const events: string[] = [];
  const replies: Handlers = {
    startSurvey: () => attempt('A_ACTIVE'),
    surveyItems: () => ({ setAItems: setA, setBItems: setB }),
    surveyStatus: () => attempt('A_ACTIVE'),
    saveResponse: () => ({ surveyComplete: false }),
    ...handlers,
  };
  const call = (async (name: string, options?: { readonly body?: unknown }) => {
    log.push(name);
    await Promise.resolve();
    return replies[name]?.(options);
  }) as CallFunction; // as: a table of plain replies instead of the typed calls
  const clock = { now: 0 };
  const world: RunWorld = {
    ...stillWorld,
    call,
    now: () => clock.now,
    onLoadFailed: () => events.push('refused'),
    onSaved: () => events.push('saved'),
    onFinished: (_, { secondsSinceStart }) =>
      events.push(
        secondsSinceStart === null ? 'finished' : `finished after ${secondsSinceStart} s`,
      ),
    ...changes,
  };
  const run = createSurveyRun(world);
  const survey = () => run.store.getState();
  return { ...run, world, log, events, clock, survey, view: () => selectView(survey()) };
}

async function loadRun(handlers?: Handlers) {
  const run = openRun(handlers);
  await run.load();
  return run;
}

/** Fails with each status in turn, then succeeds. */
const failing = (...statuses: number[]) => {
  const remaining = [...statuses];
  return () => {
    const status = remaining.shift();
    if (status !== undefined) throw new ApiError('No', status);
    return { surveyComplete: false };
  };
};

describe('loading the survey', () => {
  test('sends the consent with Begin Survey, not before', async () => {
    const bodies: unknown[] = [];
    const { load, begin } = openRun(
      {
        startSurvey: (options) => {
          bodies.push(options?.body);
          return attempt('A_ACTIVE');
        },
      },
      { hasConsented: () => false },
    );
    await load();
    await begin();
    expect(bodies).toEqual([{}, { consent: { adult: true, version: expect.any(String) } }]);
  });

  test('waits for Begin Survey if the server requires consent', async () => {
    const { load, begin, survey, view } = openRun(
      {
        startSurvey: (options) => {
          if (Object.keys(options?.body ?? {}).length === 0) throw new ApiError('Bad Request', 400);
          return attempt('A_ACTIVE');
        },
      },
      { hasConsented: () => false },
    );
    await load();
    expect(view()).toBe('setA');
    await begin();
    expect(survey().attemptId).toBe('one');
  });

  test('reports a failure unless it is a 401', async () => {
    for (const [status, expected] of [
      [500, ['refused']],
      [401, []],
    ] as const) {
      const { events, view } = await loadRun({ startSurvey: failing(status, status) });
      expect(events).toEqual(expected);
      expect(view()).toBe('failed');
    }
  });

  test.each([
    ['no attempt', { startSurvey: () => null }],
    ['an empty attempt', { startSurvey: () => ({}) }],
    ['no questions', { surveyItems: () => ({ setAItems: [], setBItems: [] }) }],
    ['no lists of questions', { surveyItems: () => null }],
  ] satisfies [string, Handlers][])('fails on this page after %s', async (_, handlers) => {
    const { events, view } = await loadRun(handlers);
    expect([view(), events]).toEqual(['failed', []]);
  });

  test.each(['startSurvey', 'surveyItems'] as const)('retries %s once', async (name) => {
    const reply = {
      startSurvey: attempt('A_ACTIVE'),
      surveyItems: { setAItems: setA, setBItems: [] },
    };
    const answer = (...statuses: number[]) => {
      const fail = failing(...statuses);
      return { [name]: () => fail() && reply[name] };
    };
    const recovered = await loadRun(answer(503));
    expect([recovered.view(), recovered.events]).toEqual(['setA', []]);
    const failed = await loadRun(answer(503, 503));
    expect(failed.events).toEqual(['refused']);
  });

  test('resumes in SELECT_B by choosing Set B again', async () => {
    const answers = { A01: 1, A02: 1 };
    const { log, survey, view } = await loadRun({
      startSurvey: () => attempt('SELECT_B', answers),
      completeSetA: () => attempt('B_ACTIVE', answers),
    });
    expect(log).toContain('completeSetA');
    expect([view(), selectOpenItemId(survey())]).toEqual(['setB', 'B01']);
  });

  test('finishes at once if the attempt is finished', async () => {
    const { events } = await loadRun({ startSurvey: () => attempt('FINISHED') });
    expect(events).toEqual(['finished']);
  });
});

test('shows the placeholder for 2.5 s at most with a fast server, then Set B', async () => {
  const saved = { A01: 4, A02: 4 };
  const waits = Promise.withResolvers<void>();
  const waited: number[] = [];
  let isChosen = false;
  const { load, view } = openRun(
    {
      startSurvey: () => attempt('SELECT_B', saved),
      completeSetA: () => {
        isChosen = true;
        return attempt('B_ACTIVE', saved);
      },
      surveyItems: () => ({ setAItems: setA, setBItems: isChosen ? setB : [] }),
    },
    {
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return waits.promise;
      },
    },
  );
  const loading = load();
  await settle();
  expect(view()).toBe('selecting');
  waits.resolve();
  await loading;
  expect(view()).toBe('setB');
  expect(Math.max(...waited)).toBeLessThanOrEqual(2_500);
});

describe('answering', () => {
  test('shows the answer before it makes the request', async () => {
    const drawn = Promise.withResolvers<void>();
    const wait = vi.fn<RunWorld['wait']>(() => drawn.promise);
    const { load, answer, survey, log } = openRun({}, { wait });
    await load();
    answer('A01', 5, true);
    await settle();
    expect(selectAnswer(survey(), 'A01')).toBe(5);
    expect(log).not.toContain('saveResponse');
    expect(wait.mock.calls).toEqual([[0]]);
    drawn.resolve();
    await settle();
    expect(log).toContain('saveResponse');
  });

  test('refuses a second tap on the question that it opened', async () => {
    const { answer, clock, survey } = await loadRun();
    answer('A01', 4, true);
    await settle();
    expect(selectOpenItemId(survey())).toBe('A02');
    clock.now = 349;
    expect(answer('A02', 4, true)).toBe(false);
    expect(answer('A01', 5, true)).toBe(true); // a question that was read may be changed
    await settle();
    clock.now = 350;
    expect(answer('A02', 4, true)).toBe(true);
  });

  test('retries twice, then takes the answer back', async () => {
    for (const [statuses, shown, save] of [
      [[500, 503], 4, 'saved'],
      [[500, 500, 500], undefined, 'failed'],
    ] as const) {
      const { answer, survey } = await loadRun({ saveResponse: failing(...statuses) });
      answer('A01', 4, true);
      await settle();
      expect([selectAnswer(survey(), 'A01'), survey().saveStatus]).toEqual([shown, save]);
    }
  });

  test('does not retry a refused answer', async () => {
    const { answer, log } = await loadRun({ saveResponse: failing(400) });
    answer('A01', 4, true);
    await settle();
    expect(log.filter((name) => name === 'saveResponse')).toHaveLength(1);
  });

  test('loads Set B after the last answer of Set A', async () => {
    const { answer, log, survey } = await loadRun({
      startSurvey: () => attempt('A_ACTIVE', { A01: 1 }),
      surveyStatus: () => attempt('B_ACTIVE', { A01: 1, A02: 4 }),
    });
    answer('A02', 4, true);
    await settle();
    expect(log).toEqual([
      'startSurvey',
      'surveyItems',
      'saveResponse',
      'surveyStatus',
      'surveyItems',
    ]);
    expect(selectOpenItemId(survey())).toBe('B01');
  });

  test('measures time from the first answer across visits', async () => {
    const answers = { A01: 1, A02: 1 };
    const { answer, events } = await loadRun({
      startSurvey: () => ({ ...attempt('B_ACTIVE', answers), secondsSinceStart: 3_000 }),
      surveyStatus: () => ({ ...attempt('FINISHED', answers), secondsSinceStart: 3_031 }),
    });
    answer('B01', 4, true);
    await settle();
    expect(events).toEqual(['saved', 'finished after 3031 s']);
  });

  test('finishes once, on surveyComplete or FINISHED', async () => {
    const answers = { A01: 1, A02: 1 };
    for (const status of ['B_ACTIVE', 'FINISHED'] as const) {
      const { answer, events } = await loadRun({
        startSurvey: () => attempt('B_ACTIVE', answers),
        saveResponse: () => ({ surveyComplete: status === 'B_ACTIVE' }),
        surveyStatus: () => attempt(status, answers),
      });
      answer('B01', 4, true);
      await settle();
      expect(events).toEqual(['saved', 'finished']);
    }
  });
});
