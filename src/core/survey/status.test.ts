import { expect, test } from 'vitest';
import { askingReasons, themes } from '../../domain/themes.ts';
import { describeAsking } from './status.ts';
import { asked } from './words.ts';

test.each([
  ['DS', 'poles', 'Leading and following are close.'],
  ['SENS', 'poles', 'This could still go either way.'],
  ['ENM', 'cover', 'Asked so that no theme is left out.'],
] as const)('%s, %s: %s', (theme, reason, text) => {
  expect(describeAsking(asked, theme, reason)).toBe(text);
});

test('no sentence has a figure or says what is clear', () => {
  for (const theme of themes)
    for (const reason of askingReasons)
      expect(describeAsking(asked, theme, reason)).not.toMatch(/\d|clear|prefer|lean/);
});
