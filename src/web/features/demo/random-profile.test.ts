import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { answerAtRandom, type Step } from './random-profile.ts';
import { smallSurvey } from './small-survey.ts';

const world = (call: CallFunction, steps: Step[] = [], signal = new AbortController().signal) => ({
  call,
  randomValue: () => 4 as const,
  onStep: (step: Step) => void steps.push(step),
  signal,
});

describe('random answers', () => {
  test('start the survey, fill Set A, complete it, fill Set B, and each step is told', async () => {
    const { call, calls, answersSent, signIn, isFinished } = smallSurvey();
    const person = signIn();
    const steps: Step[] = [];
    await answerAtRandom(world(call, steps));
    expect(isFinished(person)).toBe(true);
    expect(calls.filter((name) => name !== 'saveResponse')).toEqual([
      'startSurvey',
      'completeSetA',
    ]);
    expect(answersSent()).toBe(63);
    expect([...new Set(steps.map(({ message }) => message))]).toEqual([
      'Answering the 48 core questions at random...',
      'Completing Set A...',
      'Answering the 15 personalised questions at random...',
    ]);
    expect(steps.at(-1)).toMatchObject({ answered: 63, total: 63 });
    const counts = steps.map(({ answered }) => answered);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('leave answers that a person gave as they are', async () => {
    const { call, signIn, isFinished } = smallSurvey();
    const person = signIn(['A01', 'A02']);
    await answerAtRandom(world(call));
    expect(['A01', 'A02', 'A03'].map((id) => person.answers.get(id))).toEqual([9, 9, 4]);
    expect(isFinished(person)).toBe(true);
  });

  test.each([1, 2, 20, 49, 50, 51, 60, 65])(
    'go on after a failure at call %i; none is given twice, and what is told never falls',
    async (at) => {
      const { call, answersSent, failAt, signIn, isFinished } = smallSurvey();
      const person = signIn();
      const steps: Step[] = [];
      failAt(at);
      await expect(answerAtRandom(world(call, steps))).rejects.toThrow('Fault');
      await answerAtRandom(world(call, steps));
      expect(isFinished(person)).toBe(true);
      expect(answersSent()).toBe(at === 1 || at === 50 ? 63 : 64); // the refused one again, where one was refused
      const counts = steps.map(({ answered }) => answered);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    },
  );

  test.each([2, 30, 49, 50, 65])(
    'are not given again where the reply to call %i was lost',
    async (at) => {
      const { call, answersSent, failAt, signIn, isFinished } = smallSurvey();
      const person = signIn();
      failAt(at, 'reply lost');
      await expect(answerAtRandom(world(call))).rejects.toThrow('Fault');
      await answerAtRandom(world(call));
      expect(isFinished(person)).toBe(true);
      expect(answersSent()).toBe(63);
    },
  );

  test('stop when the page is left', async () => {
    const { call, answersSent, signIn } = smallSurvey();
    signIn();
    const controller = new AbortController();
    const leaving = {
      ...world(call, [], controller.signal),
      onStep: ({ answered }: Step) => answered === 10 && controller.abort(),
    };
    await expect(answerAtRandom(leaving)).rejects.toThrow();
    expect(answersSent()).toBeLessThanOrEqual(11);
  });
});
