import { describe, expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import type { Claim } from './claims.ts';

const claims: readonly Claim[] = [
  { kind: 'drawn', themes: ['BOND', 'SENS'], text: 'You are drawn most to bondage and soft play.' },
  { kind: 'leans', themes: ['DS'], text: 'You lean toward leading.' },
];

const good = `What draws you most is bondage, in all its patience: rope, or the calm of being held.
  Beside it stands soft play, where touch has no hurry and a feather says more than a sentence.
  You lean toward leading, so that both threads may meet when you set the pace and a partner lets go.

  None of this asks for courage or for equipment. It asks for an evening, a phone that is off, and
  a word that stops everything. Read it to someone you trust, and ask which sentence they would
  underline for you; that may be a better beginning than any plan.`;

const refusalOf = (text: string): string | null => {
  const checked = checkText(text, claims);
  return 'refused' in checked ? checked.refused : null;
};
/** Replaces the words before the last sentence, so that the length stays. */
const withWords = (words: string): string =>
  good.replace('Read it to someone you trust,', `${words},`);

describe('a text by a language model', () => {
  test('passes in free words, on one line', () => {
    expect(checkText(good, claims)).toEqual({ text: good.replaceAll(/\s+/g, ' ') });
  });

  test.each([
    ['has a wrong length', good.split(' ').slice(0, 60).join(' ')],
    ['has a wrong length', `${good} ${good}`],
    ['has a wrong length', ''],
    ['is not plain prose without figures', withWords('You scored 84 of 100')],
    ['is not plain prose without figures', withWords('Yours is the ８４')],
    ['is not plain prose without figures', withWords('See https://example.org for it')],
    ['is not plain prose without figures', withWords('Read **this** to them')],
    ['is not plain prose without figures', withWords('This is b\u043Endage for you')],
    ['is not plain prose without figures', withWords('Read\u200B it to a friend')],
    ['has a figure', withWords('You are in the top ten percent')],
    ['has a figure', withWords('Two thirds of people are less keen')],
    ['has a figure', withWords('Forty-four people out of more agree')],
    ['has a figure', withWords('Your score is high here')],
    ['has a word of diagnosis', withWords('This is a mild compulsion of yours')],
    ['has a word of diagnosis', withWords('A therapist would call it normal')],
    ['has a word of diagnosis', withWords('It comes from your childhood, of course')],
    ['has a word of prediction', withWords('You will be happy with this')],
    ['has a word of prediction', withWords('You’ll want more of it soon')],
    ['has a word of prediction', withWords('You are certainly made for this')],
    ['is not fit for this site', withWords('Be a good girl and read it')],
    ['names a theme that is not among the claims', withWords('Humiliation is near you as well')],
    ['names a theme that is not among the claims', withWords('You like to be the prey')],
    ['names a theme that is not among the claims', withWords('You enjoy being seen by others')],
    ['names a theme that is not among the claims', withWords('A little pain may please you')],
  ])('is refused where it %s', (reason, text) => {
    expect(refusalOf(text)).toBe(reason);
  });

  test.each([
    'Was dich am meisten anzieht und dir guttut ist die Ruhe mit der du alles angehst und das darf auch so bleiben wenn du es willst',
    'Lo que te atrae es la calma con que haces las cosas y no hay prisa para que eso cambie porque es tuyo y lo puedes guardar',
    'Ce qui te plait est le calme avec lequel tu fais les choses et rien ne presse pour que cela change car tout est pour toi',
    'O que te atrai em tudo isso e a calma com que faz as coisas e nada disso precisa mudar por causa de uma pessoa ou de um dia',
    'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim',
  ])('is refused in another language: %s', (sentence) => {
    expect(refusalOf(Array(4).fill(sentence).join(' '))).toBe('is in a wrong language');
  });

  test('is refused in Hebrew', () => {
    expect(refusalOf(Array(90).fill('שלום').join(' '))).toBe('is not plain prose without figures');
  });
});
