import { describe, expect, test } from 'vitest';
import { claimsOfEveryKind as claims } from '../../../../../test/support/insights/claims.ts';
import { closingSentence, createInsightText } from './check-line.ts';

const lines = [
  '[1] Bondage draws you.',
  '[2] Humiliation is of little interest to you.',
  '[3] You lean toward leading.',
];

/** Returns the result of adding each line, followed by the result of `finish`. */
function addLines(lines: readonly string[]) {
  const text = createInsightText(claims);
  return [...lines.map((line) => text.add(line)), text.finish()];
}

describe('a text', () => {
  test('ends with our own sentence', () => {
    expect(addLines(lines).at(-1)).toEqual({
      text: `Bondage draws you. Humiliation is of little interest to you. You lean toward leading. ${closingSentence}`,
    });
  });

  test('needs three sentences, or as many as there are claims', () => {
    expect(addLines(lines.slice(1)).at(-1)).toEqual({ refused: 'is too short' });
    expect(addLines([]).at(-1)).toEqual({ refused: 'is too short' });
    const text = createInsightText([{ kind: 'all-drawn' }]);
    expect(text.finish()).toEqual({ refused: 'is too short' });
    text.add('[1] All ten dimensions draw you.');
    expect(text.finish()).toHaveProperty('text');
  });

  test('refuses a repeated sentence, whatever its punctuation', () => {
    expect(addLines([...lines, '[1] Bondage draws you.']).at(-2)).toEqual({
      refused: 'repeats another',
    });
    expect(
      addLines([...lines, '[1] Here, bondage draws you.', '[1] Here bondage draws you.']).at(-2),
    ).toEqual({ refused: 'repeats another' });
  });

  test('refuses a tenth sentence', () => {
    const openings = [
      'Here',
      'So',
      'Also',
      'Besides',
      'Likewise',
      'Then',
      'Next',
      'Finally',
      'Overall',
      'Meanwhile',
    ];
    const results = addLines(openings.map((opening) => `[1] ${opening} bondage draws you.`));
    expect(results.slice(0, 9).every((result) => !('refused' in result))).toBe(true);
    expect(results[9]).toEqual({ refused: 'is one too many' });
  });
});
