import { expect, test } from 'vitest';
import { describeLink } from './link-sentence.ts';

test.each([
  [
    'fit',
    'Whoever has it sees your ten themes in steps of 5. If they compare, they also see how well you two fit, and no interest by name, and in some themes which side you take. Your own figures for the sides, and your summary, stay with you.',
  ],
  [
    'few',
    'Whoever has it sees your ten themes in steps of 5. If they compare, they also see how well you two fit and at most 6 of your interests, if they share them, and in some themes which side you take. Your own figures for the sides, and your summary, stay with you.',
  ],
  [
    'all',
    'Whoever has it sees your ten themes in steps of 5. If they compare, they also see how well you two fit and every interest that you both rated high, and in some themes which side you take. Your own figures for the sides, and your summary, stay with you.',
  ],
] as const)('tells what a holder of the link sees with ‘%s’', (detail, sentence) => {
  expect(describeLink(detail)).toBe(sentence);
});

test('tells the default to an owner who never chose', () => {
  expect(describeLink(undefined)).toBe(describeLink('few'));
});
