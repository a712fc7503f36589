import { array, assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { balanceLines, breakLines, fitSentence } from './fit-sentence.ts';

const measure = (text: string) => text.length;

test('breaks between words and loses none', () => {
  expect(breakLines('Of ten things, two draw me most.', 14, measure)).toEqual([
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
        expect(breakLines(words.join(' '), width, measure).join(' ')).toBe(words.join(' '));
      },
    ),
  );
});

test('balances lines without adding one', () => {
  expect(balanceLines('Of ten things, one draws me most.', 28, measure)).toEqual([
    'Of ten things, one',
    'draws me most.',
  ]);
  expect(balanceLines('most.', 28, measure)).toEqual(['most.']);
});

test('takes a font in which the longest word fits', () => {
  const measureAt = (fontSize: number) => (text: string) => (text.length * fontSize) / 2;
  const { fontSize, lines } = fitSentence('¿En qué coincidiríamos?', 500, measureAt);
  expect(lines).toEqual(['¿En qué', 'coincidiríamos?']);
  expect(lines.every((line) => measureAt(fontSize)(line) <= 1080 - 2 * 84)).toBe(true);
});
