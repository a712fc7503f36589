import { expect, test } from 'vitest';
import { type OwnAnswer, showAnswers } from './use-answers.ts';

const answer: OwnAnswer = {
  itemId: 'A01',
  question: 'A question.',
  category: 'SENS',
  value: 4,
  label: 'Neutral/unsure',
  isLimit: false,
};

test('shows answers, or that there are none', () => {
  expect(showAnswers({ answers: [answer] })).toEqual({ phase: 'shown', answers: [answer] });
  expect(showAnswers({ answers: [] })).toEqual({ phase: 'empty' });
});
