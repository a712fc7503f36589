import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { themes } from '../../../domain/themes.ts';
import { HeroRadar } from './hero-radar.tsx';

test('the invented example has an axis for every theme', () => {
  const axes = renderToStaticMarkup(<HeroRadar />).match(/<line /g) ?? [];
  expect(axes).toHaveLength(themes.length);
});
