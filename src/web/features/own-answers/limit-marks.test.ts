import { describe, expect, test } from 'vitest';
import {
  emptyMarks,
  isMarked,
  isShareable,
  saveStatus,
  withChoice,
  withSaved,
  withSaveFailed,
  withStored,
} from './limit-marks.ts';

const on = { itemId: 'A01', isLimit: true };
const off = { itemId: 'A01', isLimit: false };

describe('a choice', () => {
  test('is shown at once and saved', () => {
    const chosen = withChoice(emptyMarks, on);
    expect([isMarked(chosen, 'A01'), saveStatus(chosen, 'A01')]).toEqual([true, 'saving']);
    const saved = withSaved(chosen, on);
    expect([isMarked(saved, 'A01'), saveStatus(saved, 'A01')]).toEqual([true, 'saved']);
  });

  test('is taken back if it was not saved', () => {
    for (const [stored, choice] of [
      [off, on],
      [on, off],
    ] as const) {
      const failed = withSaveFailed(withChoice(withStored([stored]), choice), choice);
      expect(isMarked(failed, 'A01')).toBe(stored.isLimit);
      expect(saveStatus(failed, 'A01')).toBe('failed');
    }
  });

  test('stays shown while an earlier one is saved or fails', () => {
    const twice = withChoice(withChoice(emptyMarks, on), off);
    for (const settle of [withSaved, withSaveFailed]) {
      const marks = settle(twice, on);
      expect([isMarked(marks, 'A01'), saveStatus(marks, 'A01')]).toEqual([false, 'saving']);
      expect(isMarked(withSaved(marks, off), 'A01')).toBe(false);
    }
    const lastFailed = withSaveFailed(withSaved(twice, on), off);
    expect(isMarked(lastFailed, 'A01')).toBe(true);
  });

  test('leaves other questions as they are', () => {
    const marks = withSaved(withChoice(withStored([{ itemId: 'A02', isLimit: true }]), on), on);
    expect([isMarked(marks, 'A02'), saveStatus(marks, 'A02')]).toEqual([true, 'idle']);
    expect(isMarked(marks, 'A03')).toBe(false);
  });
});

test('nothing is announced before the first choice', () => {
  expect(saveStatus(emptyMarks, emptyMarks.lastItemId)).toBe('idle');
  expect(withChoice(emptyMarks, on).lastItemId).toBe('A01');
});

describe('an answer can be shared', () => {
  const giving = { itemId: 'A01', shownWith: ['A02'] };

  test('unless its question is a limit', () => {
    expect(isShareable(withStored([{ itemId: 'A09', isLimit: true }]), giving)).toBe(true);
    expect(isShareable(withStored([on]), giving)).toBe(false);
    expect(isShareable(withStored([on]), { itemId: 'A01' })).toBe(false);
  });

  test('unless a mark on the other side stands', () => {
    const choice = { itemId: 'A02', isLimit: true };
    const chosen = withChoice(emptyMarks, choice);
    expect(isShareable(chosen, giving)).toBe(false);
    expect(isShareable(withSaveFailed(chosen, choice), giving)).toBe(true);
  });
});
