import { expect, test } from 'vitest';
import { describeReading } from './language-notes.tsx';

test.each([
  [0, /^Translated by machine; no native speaker has read it yet\./],
  [99, /a native speaker has read 99.?% of it/],
])('a translation read to %d %% says so', (readOnce, sentence) => {
  expect(describeReading(readOnce)).toMatch(sentence);
});

test('a translation that was read whole has no note', () => {
  expect(describeReading(100)).toBeNull();
});
