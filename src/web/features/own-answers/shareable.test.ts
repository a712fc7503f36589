import { expect, test } from 'vitest';
import { withChoice, withSaveFailed, withStored } from './limit-marks.ts';
import { isShareable } from './shareable.ts';

const giving = { itemId: 'A01', shownWith: ['A02'] };

test('an answer can be shared unless its question is a limit', () => {
  expect(isShareable(withStored([{ itemId: 'A09', isLimit: true }]), giving)).toBe(true);
  expect(isShareable(withStored([{ itemId: 'A01', isLimit: true }]), giving)).toBe(false);
});

test('a mark on the other side leaves it out as long as it stands', () => {
  const choice = { itemId: 'A02', isLimit: true };
  const chosen = withChoice(withStored([]), choice);
  expect(isShareable(chosen, giving)).toBe(false);
  expect(isShareable(withSaveFailed(chosen, choice), giving)).toBe(true);
});

test('a reply of an early server names the question alone', () => {
  expect(isShareable(withStored([{ itemId: 'A01', isLimit: true }]), { itemId: 'A01' })).toBe(
    false,
  );
});
