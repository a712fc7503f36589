import { describe, expect, it } from 'vitest';
import type { CallFunction } from '../api/client.ts';
import { answerAtRandom, type Step } from './random-profile.ts';

const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

/** The survey's rules in small, with a fault where a test wants one. */
function server(before: readonly string[] = []) {
  const answers = new Map<string, number>(before.map((id) => [id, 9]));
  const setB = ids('B', 15);
  const calls: string[] = [];
  let failAt = Number.POSITIVE_INFINITY;
  let loseReplyAt = Number.POSITIVE_INFINITY;
  const attempt = () => {
    const isAComplete = ids('A', 48).every((id) => answers.has(id));
    const isComplete = isAComplete && setB.every((id) => answers.has(id));
    return { attemptId: 'x', state: isComplete ? 'FINISHED' : isAComplete ? 'B_ACTIVE' : 'A_ACTIVE', setAItems: ids('A', 48), ...(isAComplete && { setBItems: setB }), responses: [...answers].map(([itemId, value]) => ({ itemId, value })) };
  };
  const call = async (name: string, options: { body: { itemId: string; value: number } }) => {
    calls.push(name);
    if (name !== 'saveResponse') return attempt();
    if (calls.length === failAt) throw new Error('fault');
    answers.set(options.body.itemId, options.body.value);
    if (calls.length === loseReplyAt) throw new Error('reply lost');
    return { surveyComplete: attempt().state === 'FINISHED' };
  };
  return { call: call as unknown as CallFunction, answers, calls, attempt, failAt: (at: number) => (failAt = at), loseReplyAt: (at: number) => (loseReplyAt = at) }; // as: the calls that are made here
}

const world = (call: CallFunction, steps: Step[] = [], signal = new AbortController().signal) => ({ call, randomValue: () => 4 as const, onStep: (step: Step) => void steps.push(step), signal });

describe('a random profile', () => {
  it('starts, answers Set A, completes it, answers Set B, and tells each step', async () => {
    const { call, calls, attempt } = server();
    const steps: Step[] = [];
    await answerAtRandom(world(call, steps));
    expect(attempt().state).toBe('FINISHED');
    expect(calls.filter((name) => name !== 'saveResponse')).toEqual(['startSurvey', 'completeSetA']);
    expect(calls.filter((name) => name === 'saveResponse')).toHaveLength(63);
    expect([...new Set(steps.map(({ message }) => message))]).toEqual(['Starting a survey...', 'Answering the 48 core questions at random...', 'Completing Set A...', 'Answering the 15 personalised questions at random...']);
    expect(steps.at(-1)).toMatchObject({ answered: 63, total: 63 });
  });

  it('leaves answers that a person gave as they are', async () => {
    const { call, answers, attempt } = server(['A01', 'A02']);
    await answerAtRandom(world(call));
    expect([answers.get('A01'), answers.get('A02'), answers.get('A03')]).toEqual([9, 9, 4]);
    expect(attempt().state).toBe('FINISHED');
  });

  it.each([2, 20, 49, 51, 60])('goes on after a failure at call %i, and answers nothing twice', async (at) => {
    const { call, calls, attempt, failAt } = server();
    failAt(at);
    await answerAtRandom(world(call)).catch(() => {});
    await answerAtRandom(world(call));
    expect(attempt().state).toBe('FINISHED');
    expect(calls.filter((name) => name === 'saveResponse').length).toBeLessThanOrEqual(64);
  });

  it('is done where the reply to the very last answer was lost', async () => {
    const { call, calls, attempt, loseReplyAt } = server();
    loseReplyAt(65);
    await expect(answerAtRandom(world(call))).rejects.toThrow('reply lost');
    expect(attempt().state).toBe('FINISHED');
    await answerAtRandom(world(call));
    expect(calls.filter((name) => name === 'saveResponse')).toHaveLength(63);
  });

  it('stops when the page is left', async () => {
    const { call, calls } = server();
    const controller = new AbortController();
    const stopping = { ...world(call, [], controller.signal), onStep: ({ answered }: Step) => answered === 10 && controller.abort() };
    await expect(answerAtRandom(stopping)).rejects.toThrow();
    expect(calls.length).toBeLessThan(14);
  });
});
