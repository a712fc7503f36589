import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerDraft } from './answer-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draft(accept: () => boolean = () => true) {
  const saved: [number, boolean][] = [];
  const made = createAnswerDraft({
    quiet: 600,
    show: () => undefined,
    save: (value, isFollowing) => {
      const isAccepted = accept();
      if (isAccepted) saved.push([value, isFollowing]);
      return isAccepted;
    },
  });
  return { ...made, saved };
}

test('arrow keys on the way cost one save, after the quiet, and do not move on', () => {
  const { explore, saved } = draft();
  for (const value of [2, 3, 4, 5] as const) {
    explore(value);
    vi.advanceTimersByTime(300);
  }
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(saved).toEqual([[5, false]]);
});

test('leaving the question saves at once', () => {
  const { explore, flush, saved } = draft();
  explore(3);
  expect(flush(false)).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([[3, false]]);
  expect(flush(false)).toBe(false);
});

test('a click or a digit saves at once, moves on, and forgets what was explored', () => {
  const { explore, choose, saved } = draft();
  explore(3);
  choose(6);
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([[6, true]]);
});

test('what was explored during another save is not lost', () => {
  let isBusy = true;
  const { explore, saved } = draft(() => !isBusy);
  explore(3);
  vi.advanceTimersByTime(600);
  isBusy = false;
  vi.advanceTimersByTime(600);
  expect(saved).toEqual([[3, false]]);
});
