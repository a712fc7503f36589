import { describe, expect, test } from 'vitest';
import { type ChoiceState, createChoiceSaver } from './choice-saver.ts';

/** A saver whose calls end when the test says so. */
function openSaver() {
  const calls: { choice: string; succeed: () => void; fail: () => void }[] = [];
  const states: ChoiceState<string>[] = [];
  const choose = createChoiceSaver<string>(
    (choice) =>
      new Promise((resolve, reject) => {
        calls.push({ choice, succeed: resolve, fail: () => reject(new Error('refused')) });
      }),
    (state) => states.push(state),
  );
  return { calls, states, choose };
}

describe('a choice', () => {
  test.each([
    ['reported as saved', 'succeed', 'saved'],
    ['taken back if it cannot be saved', 'fail', 'failed'],
  ] as const)('is shown at once, and %s', async (_, end, status) => {
    const { calls, states, choose } = openSaver();
    const done = choose('fit');
    expect(states).toEqual([{ pending: 'fit', status: 'saving' }]);
    await Promise.resolve();
    calls[0]?.[end]();
    await done;
    expect(states.at(-1)).toEqual({ pending: null, status });
  });

  test('waits for the one before it, and skips those between', async () => {
    const { calls, states, choose } = openSaver();
    void choose('fit');
    await Promise.resolve();
    void choose('few');
    const done = choose('all');
    expect(calls.map(({ choice }) => choice)).toEqual(['fit']);
    calls[0]?.fail();
    await expect.poll(() => calls.length).toBe(2);
    expect(states.at(-1)).toEqual({ pending: 'all', status: 'saving' });
    calls[1]?.succeed();
    await done;
    expect(calls.map(({ choice }) => choice)).toEqual(['fit', 'all']);
    expect(states.at(-1)).toEqual({ pending: null, status: 'saved' });
  });
});
