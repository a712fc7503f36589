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

const question = new EventTarget();
const radioOf = (value: string) => Object.assign(new EventTarget(), { value });

test.each([
  ['0', question, { does: 'answer', value: null }],
  ['7', radioOf('2'), { does: 'answer', value: 7 }],
  ['8', radioOf('2'), null],
  ['Enter', radioOf('6'), { does: 'confirm', value: 6 }],
  ['Enter', radioOf('0'), { does: 'confirm', value: null }],
  ['Enter', question, null],
  ['ArrowLeft', radioOf('6'), { does: 'explore' }],
  ['ArrowDown', question, { does: 'enter' }],
  ['ArrowUp', question, null],
  [' ', radioOf('6'), null], // the browser chooses it
  [' ', question, { does: 'nothing' }],
])('the key %j on %j does %j', (key, target, does) => {
  const press = { key, target, ctrlKey: false, metaKey: false, altKey: false };
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
