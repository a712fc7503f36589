import { expect, test } from 'vitest';
import { highlightPhrases } from './highlight.ts';

test('marks a phrase that spans two lines', () => {
  const runs = highlightPhrases(['I like Soft', 'Play most.'], ['Soft Play']);
  expect(
    runs.map((line) => line.map(({ text, isAccent }) => (isAccent ? `[${text}]` : text)).join('')),
  ).toEqual(['I like [Soft]', '[Play] most.']);
});
