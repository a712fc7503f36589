import { array, assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { evenLinesOf, linesOf, markedLines } from './lettering.ts';

const measure = (text: string) => text.length;

test('breaks between words, and loses none', () => {
  expect(linesOf('Of ten things, two draw me most.', 14, measure)).toEqual([
    'Of ten things,',
    'two draw me',
    'most.',
  ]);
  assert(
    property(
      array(
        string({ minLength: 1 }).map((word) => word.replaceAll(' ', '_')),
        { minLength: 1 },
      ),
      integer({ min: 1, max: 40 }),
      (words, width) => {
        expect(linesOf(words.join(' '), width, measure).join(' ')).toBe(words.join(' '));
      },
    ),
  );
});

test('evens the lines out, without one more', () => {
  expect(evenLinesOf('Of ten things, one draws me most.', 28, measure)).toEqual([
    'Of ten things, one',
    'draws me most.',
  ]);
  expect(evenLinesOf('most.', 28, measure)).toEqual(['most.']);
});

test('marks a phrase over the end of a line', () => {
  const runs = markedLines(['I like Soft', 'Play most.'], ['Soft Play']);
  expect(
    runs.map((line) => line.map(({ text, isAccent }) => (isAccent ? `[${text}]` : text)).join('')),
  ).toEqual(['I like [Soft]', '[Play] most.']);
});
