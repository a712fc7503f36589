import { describe, expect, test } from 'vitest';
import { findEnglish, listEnglishTexts } from './english-texts.ts';

const english = await listEnglishTexts('de');

describe('on a German page', () => {
  test.each([
    ['a text', 'Begin Survey'],
    ['a text within another', 'Heute: How It Works.'],
    ['a part that a program has put in', 'Deine Antwort of 48'],
    ['a question', 'Playing with an ice cube on warm skin with a partner.'],
    ['a refusal', 'There is nothing here.'],
  ])('%s in English is found', (_, text) => {
    expect(findEnglish([text], english, [])).toEqual([text]);
  });

  test.each([
    ['a German text', 'Dein Code'],
    ['a text that is the same in both', 'Fetisch: Leder'],
    ['the name of the method', 'IFAKBDSM: Inventory of Fantasy, Activity and Kink: BDSM'],
    ['a part of an invented reply', 'K. and the others: gestern'],
  ])('%s is not', (_, text) => {
    expect(findEnglish([text], english, ['K. and the others'])).toEqual([]);
  });
});
