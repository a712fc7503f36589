import { expect, test } from 'vitest';
import { describeAsking, describeOpenTheme } from './asking-reasons.ts';
import { askingReasons, themes } from './themes.ts';

test.each([
  ['DS', 'poles', 'asked because leading and following are close'],
  ['SENS', 'open', 'asked because soft, sensory play could still go either way'],
  ['ENM', 'cover', 'asked so that no theme is left out'],
] as const)('%s, %s: %s', (theme, reason, text) => {
  expect(describeAsking(theme, reason)).toBe(text);
});

test('an open theme is described beside its name', () => {
  expect(describeOpenTheme('DS', 'poles')).toBe('leading and following are close');
  expect(describeOpenTheme('ENM', 'open')).toBe('could still go either way');
});

test('no sentence has a figure or says what is clear', () => {
  for (const theme of themes)
    for (const reason of askingReasons)
      for (const text of [describeAsking(theme, reason), describeOpenTheme(theme, reason)])
        expect(text).not.toMatch(/\d|clear|prefer|lean/);
});
