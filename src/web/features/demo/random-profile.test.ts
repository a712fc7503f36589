import { describe, expect, test } from 'vitest';
import { createFakeSurveyApi } from '../../../../test/support/browser/fake-survey-api.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { answerAtRandom, type Step } from './random-profile.ts';

const world = (call: CallFunction, steps: Step[] = [], signal = new AbortController().signal) => ({
  call,
  randomValue: () => 4 as const,
  onStep: (step: Step) => void steps.push(step),
  signal,
});

describe('random answers', () => {
  test('complete both sets and report each step', async () => {
    const { call, calls, countSentAnswers, signIn, isFinished } = createFakeSurveyApi();
    const person = signIn();
    const steps: Step[] = [];
    await answerAtRandom(world(call, steps));
    expect(isFinished(person)).toBe(true);
    expect(calls.filter((name) => name !== 'saveResponse')).toEqual([
      'startSurvey',
      'completeSetA',
    ]);
    expect(countSentAnswers()).toBe(63);
    expect([...new Set(steps.map(({ message }) => message))]).toEqual([
      'Answering the 48 core questions at random…',
      'Completing Set A...',
      'Answering the 15 personalised questions at random…',
    ]);
    expect(steps.at(-1)).toMatchObject({ answered: 63, total: 63 });
    const counts = steps.map(({ answered }) => answered);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('leave existing answers unchanged', async () => {
    const { call, signIn, isFinished } = createFakeSurveyApi();
    const person = signIn(['A01', 'A02']);
    await answerAtRandom(world(call));
    expect(['A01', 'A02', 'A03'].map((id) => person.answers.get(id))).toEqual([9, 9, 4]);
    expect(isFinished(person)).toBe(true);
  });

  test.each([1, 2, 20, 49, 50, 51, 60, 65])(
    'resume after call %i fails, without repeating an answer',
    async (at) => {
      const { call, countSentAnswers, failAt, signIn, isFinished } = createFakeSurveyApi();
      const person = signIn();
      const steps: Step[] = [];
      failAt(at);
      await expect(answerAtRandom(world(call, steps))).rejects.toThrow('Fault');
      await answerAtRandom(world(call, steps));
      expect(isFinished(person)).toBe(true);
      // The failed call is sent again. If it contains an answer, that answer is sent twice. Calls 1
      // and 50 contain none.
      expect(countSentAnswers()).toBe(at === 1 || at === 50 ? 63 : 64);
      const counts = steps.map(({ answered }) => answered);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    },
  );

  test.each([2, 30, 49, 50, 65])('are not repeated when the reply %i is lost', async (at) => {
    const { call, countSentAnswers, failAt, signIn, isFinished } = createFakeSurveyApi();
    const person = signIn();
    failAt(at, 'reply lost');
    await expect(answerAtRandom(world(call))).rejects.toThrow('Fault');
    await answerAtRandom(world(call));
    expect(isFinished(person)).toBe(true);
    expect(countSentAnswers()).toBe(63);
  });

  test('stop when the visitor leaves', async () => {
    const { call, countSentAnswers, signIn } = createFakeSurveyApi();
    signIn();
    const controller = new AbortController();
    const leaving = {
      ...world(call, [], controller.signal),
      onStep: ({ answered }: Step) => answered === 10 && controller.abort(),
    };
    await expect(answerAtRandom(leaving)).rejects.toThrow();
    expect(countSentAnswers()).toBeLessThanOrEqual(11);
  });
});
