import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { themes } from '../../../domain/themes.ts';
import { ExampleChart } from './example.tsx';
import { chartThemes } from './words.ts';

test('the invented example has a named axis for every theme', () => {
  const axes = renderToStaticMarkup(<ExampleChart />).match(/<line /g) ?? [];
  expect([axes.length, chartThemes.length]).toEqual([themes.length, themes.length]);
});
