import { describe, expect, test } from 'vitest';
import { pseudoText } from '../../scripts/pseudo/pseudo.ts';
import { collectStrings, findOwnTexts } from './own-texts.ts';

const known = ['Sensory Play', 'What do you think of ice?', 'few'];

describe('a text on a page', () => {
  test.each([
    'Save',
    `${pseudoText('Saved')} at once`,
    'Sensory Play and more',
    'a few', // too short to be looked for in a longer text
  ])('%s is reported', (text) => {
    expect(findOwnTexts([text], known)).toEqual([text]);
  });

  test.each([
    pseudoText('Saved at once'),
    'SENSORY PLAY',
    'Sensory Play: 64 ± 3',
    'few',
    'November 12, 2026',
    'Spark',
    'https://example.org/profile/ABC',
    '7K4M-9QXR-2FTB',
    '12 %',
  ])('%s is not', (text) => {
    expect(findOwnTexts([text], known)).toEqual([]);
  });
});

test('collects the strings of a reply, not the names of its fields', () => {
  expect(collectStrings({ name: 'a', rows: [{ text: 'b', value: 3 }], none: null })).toEqual([
    'a',
    'b',
  ]);
});
