import { describe, expect, test } from 'vitest';
import { together } from './batcher.ts';

/** Asks that are answered by hand, in the order in which they came. */
function byHand() {
  const asked: {
    questions: readonly number[];
    answer: (answers: readonly string[]) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const ask = (questions: readonly number[]) =>
    new Promise<readonly string[]>((answer, fail) => asked.push({ questions, answer, fail }));
  return { asked, ask };
}
const turn = () => new Promise(setImmediate);
const words = (questions: readonly number[]): string[] => questions.map((n) => `answer ${n}`);

describe('questions that come at once', () => {
  test('are asked together, and each gets its own answer', async () => {
    const { asked, ask } = byHand();
    const one = together(ask);
    const answers = Promise.all([1, 2, 3].map(one));
    await turn();
    expect(asked.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
    asked[0]?.answer(words([1, 2, 3]));
    expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
  });

  test('while all lanes are busy wait, and are never answered from what began before them', async () => {
    const { asked, ask } = byHand();
    const one = together(ask, { lanes: 2 });
    const answers: Promise<string>[] = [];
    for (const n of [1, 2, 3, 4]) {
      answers.push(one(n));
      await turn();
    }
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2]]);
    asked[1]?.answer(words([2]));
    await turn();
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2], [3, 4]]);
    asked[2]?.answer(words([3, 4]));
    asked[0]?.answer(words([1]));
    expect(await Promise.all(answers)).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 4']);
  });

  test('are no more than `most` at a time', async () => {
    const groups: (readonly number[])[] = [];
    const one = together(
      async (questions: readonly number[]) => (groups.push(questions), words(questions)),
      { most: 2, lanes: 1 },
    );
    expect(await Promise.all([1, 2, 3, 4, 5].map(one))).toEqual(words([1, 2, 3, 4, 5]));
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
  });

  test('more than one group of them wait for no answer where a lane is free', async () => {
    const { asked, ask } = byHand();
    const one = together(ask, { most: 2, lanes: 2 });
    const answers = Promise.all([1, 2, 3, 4, 5].map(one));
    await turn();
    await turn();
    expect(asked.map(({ questions }) => questions)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    asked[1]?.answer(words([3, 4]));
    await turn();
    expect(asked.map(({ questions }) => questions)).toEqual([[1, 2], [3, 4], [5]]);
    asked[2]?.answer(words([5]));
    asked[0]?.answer(words([1, 2]));
    expect(await answers).toEqual(words([1, 2, 3, 4, 5]));
  });

  test('fail together, and the next ones are asked all the same', async () => {
    const { asked, ask } = byHand();
    const one = together(ask, { lanes: 1 });
    const lost = Promise.allSettled([one(1), one(2)]);
    await turn();
    const later = one(3);
    asked[0]?.fail(new Error('no'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await turn();
    asked[1]?.answer(words([3]));
    expect(await later).toBe('answer 3');
  });

  test('with fewer answers than questions all fail: nobody gets another’s', async () => {
    const one = together(async () => ['a']);
    expect((await Promise.allSettled([one(1), one(2)])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
  });
});
