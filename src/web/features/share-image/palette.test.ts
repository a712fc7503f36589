import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palettes } from './palette.ts';

const tokens = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');

test('a picture has the colours of the page', () => {
  const names = Object.keys(palettes.dark);
  expect(Object.keys(palettes.light)).toEqual(names);
  for (const [name, light] of Object.entries(palettes.light)) {
    const [, ...colours] =
      new RegExp(`${name}: light-dark\\((\\S+), (\\S+)\\);`).exec(tokens) ?? [];
    expect(colours, name).toEqual([light, Object.entries(palettes.dark)[names.indexOf(name)]?.[1]]);
  }
});
