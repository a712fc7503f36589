import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSurveyApi } from '../../../../test/support/browser/fake-survey-api.ts';
import { createRandomRun, type Step } from './create-random-run.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function open(api = createFakeSurveyApi()) {
  let last = Promise.resolve();
  const withLock = (work: () => Promise<void>) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  const visit = () =>
    createRandomRun({
      ...api,
      randomValue: () => 4,
      beginSession: ({ user }) => api.signInAs(user.id),
      updateUser: () => {},
      onFailed: () => {},
      withLock,
    });
  const run = visit();
  return { ...api, run, visit, phase: () => run.store.getState() };
}

describe('a visit to /create-random', () => {
  test('creates an account and a profile for a new visitor', async () => {
    const { run, phase, people, isFinished } = open();
    await run.begin();
    expect(phase()).toMatchObject({ name: 'done', step: { answered: 63, total: 63 } });
    expect(people.map((person) => [isFinished(person), person.isSynthetic])).toEqual([
      [true, true],
    ]);
  });

  test('reports each step, and never fewer answers than before', async () => {
    const { run } = open();
    const steps: Step[] = [];
    run.store.subscribe((phase) => void ('step' in phase && steps.push(phase.step)));
    await run.begin();
    expect([...new Set(steps.map(({ message }) => message))]).toEqual([
      'Starting a survey…',
      'Answering the 48 core questions at random…',
      'Completing Set A...',
      'Answering the 15 personalised questions at random…',
    ]);
    const counts = steps.map(({ answered }) => answered);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('does not ask a visitor without answers', async () => {
    for (const isStarted of [false, true]) {
      const { run, phase, people, signIn } = open();
      signIn([], isStarted);
      await run.begin();
      expect(phase().name).toBe('done');
      expect(people).toHaveLength(1);
    }
  });

  test('asks before it completes a begun survey', async () => {
    const { run, phase, calls, signIn, isFinished } = open();
    const person = signIn(['A01', 'A02']);
    await run.begin();
    expect(phase()).toMatchObject({ name: 'asking', existing: { state: 'begun', answered: 2 } });
    expect(calls).toEqual(['me', 'surveyStatus', 'profileStatus']);
    await run.confirm();
    expect(phase().name).toBe('done');
    expect(isFinished(person)).toBe(true);
    expect(['A01', 'A02', 'A03'].map((id) => person.answers.get(id))).toEqual([9, 9, 4]);
  });

  test('asks before it replaces a finished survey’s account', async () => {
    const api = createFakeSurveyApi();
    const { run, phase, people, calls, isFinished } = open(api);
    const person = api.signIn(api.allItems);
    await run.begin();
    expect(phase()).toEqual({ name: 'asking', existing: { state: 'finished' } });
    expect(calls).toEqual(['me']);
    await run.confirm();
    expect(phase().name).toBe('done');
    expect(people.map(isFinished)).toEqual([true, true]);
    expect([...person.answers.values()].every((value) => value === 9)).toBe(true);
    expect(person.isSynthetic).toBe(false);
  });

  test('asks before a retake replaces a profile', async () => {
    for (const answered of [[], ['A01']]) {
      const { run, phase, signIn, countSentAnswers } = open();
      const person = signIn(answered, true);
      person.hasProfile = true;
      await run.begin();
      expect(phase()).toEqual({ name: 'asking', existing: { state: 'finished' } });
      expect([person.isSynthetic, countSentAnswers()]).toEqual([false, 0]);
    }
  });

  test.each([
    ['begun', 1],
    ['begun', 2],
    ['finished', 1],
  ] as const)('still asks after an early failure (%s, call %i)', async (state, at) => {
    const api = createFakeSurveyApi();
    const { run, phase } = open(api);
    api.signIn(state === 'begun' ? ['A01'] : api.allItems);
    api.failAt(at);
    await run.begin();
    expect(phase().name).toBe('failed');
    await run.begin();
    expect(phase()).toMatchObject({ name: 'asking', existing: { state } });
    expect(api.countSentAnswers()).toBe(0);
  });

  test('creates the new account after a failed attempt', async () => {
    const api = createFakeSurveyApi();
    const { run, phase, people, isFinished } = open(api);
    api.signIn(api.allItems);
    await run.begin();
    api.failAt(2);
    await run.confirm();
    expect(phase().name).toBe('failed');
    expect(people).toHaveLength(1);
    await run.begin();
    expect(phase().name).toBe('done');
    expect(people.map(isFinished)).toEqual([true, true]);
  });

  test.each([2, 3, 30, 52, 68])('resumes with the same account after call %i fails', async (at) => {
    for (const fault of ['refused', 'reply lost'] as const) {
      const { run, phase, people, failAt, calls, countSentAnswers } = open();
      failAt(at, fault);
      await run.begin();
      expect(phase().name).toBe('failed');
      await run.begin();
      expect(phase().name).toBe('done');
      expect(people).toHaveLength(1);
      // Only the refused call is sent again.
      const isAnswer = calls[at - 1] === 'saveResponse';
      expect(countSentAnswers()).toBe(fault === 'refused' && isAnswer ? 64 : 63);
    }
  });

  test('asks again after another user signs in', async () => {
    const { run, phase, failAt, signIn } = open();
    failAt(20);
    await run.begin();
    const other = signIn(['A01']);
    await run.begin();
    expect(phase()).toMatchObject({
      name: 'asking',
      existing: { state: 'begun', userId: other.id },
    });
    expect(other.answers.size).toBe(1);
  });

  test('resumes without asking when the page opens again', async () => {
    const { run, visit, people, failAt } = open();
    failAt(20);
    await run.begin();
    const again = visit();
    await again.begin();
    expect(again.store.getState().name).toBe('done');
    expect(people).toHaveLength(1);
  });

  test('stops when the visitor leaves', async () => {
    const { run, phase, countSentAnswers } = open();
    run.store.subscribe((now) => 'step' in now && now.step.answered === 10 && run.stop());
    await run.begin();
    expect(phase().name).toBe('running');
    expect(countSentAnswers()).toBeLessThanOrEqual(11);
  });

  test('makes a second tab wait and then ask', async () => {
    const { run, visit, phase, people } = open();
    const second = visit();
    await Promise.all([run.begin(), second.begin()]);
    expect(phase().name).toBe('done');
    expect(second.store.getState()).toEqual({ name: 'asking', existing: { state: 'finished' } });
    expect(people).toHaveLength(1);
  });
});
