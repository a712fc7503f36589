import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerDraft, readScaleKey } from './answer-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draft(accept: () => boolean = () => true) {
  const saved: [number | null, boolean][] = [];
  const made = createAnswerDraft({
    quietMs: 600,
    show: () => undefined,
    save: (value, shouldAdvance) => {
      const isAccepted = accept();
      if (isAccepted) saved.push([value, shouldAdvance]);
      return isAccepted;
    },
  });
  return { ...made, saved };
}

test('saves once after the last arrow key, without advancing', () => {
  const { explore, saved } = draft();
  for (const value of [2, 3, 4, 5] as const) {
    explore(value);
    vi.advanceTimersByTime(300);
  }
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(saved).toEqual([[5, false]]);
});

test('saves at once when the question is left', () => {
  const { explore, flush, saved } = draft();
  explore(3);
  expect(flush(false)).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([[3, false]]);
  expect(flush(false)).toBe(false);
});

test('a pass is saved like a value', () => {
  const { explore, flush, saved } = draft();
  explore(null);
  expect(flush(false)).toBe(true);
  expect(saved).toEqual([[null, false]]);
});

test.each([
  ['0', { does: 'answer', value: null }],
  ['7', { does: 'answer', value: 7 }],
  ['8', null],
])('the key %s does %j', (key, does) => {
  const press = { key, ctrlKey: false, metaKey: false, altKey: false };
  expect(readScaleKey(press)).toEqual(does);
  expect(readScaleKey({ ...press, ctrlKey: true })).toBeNull();
});

test('a choice saves at once and discards the explored value', () => {
  const { explore, choose, saved } = draft();
  explore(3);
  choose(6);
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([[6, true]]);
});

test('keeps the explored value during another save', () => {
  let isBusy = true;
  const { explore, saved } = draft(() => !isBusy);
  explore(3);
  vi.advanceTimersByTime(600);
  isBusy = false;
  vi.advanceTimersByTime(600);
  expect(saved).toEqual([[3, false]]);
});
