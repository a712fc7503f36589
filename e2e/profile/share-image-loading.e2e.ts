/** The code that draws pictures is large, so no page loads it before it is needed. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../../test/support/browser/server.ts';

test('no page loads the picture code before it is needed', () => {
  const folder = new URL('../../dist/web/assets/', import.meta.url);
  const scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
  const staticImports = (name: string): string[] =>
    [
      ...(scripts.get(name) ?? '').matchAll(
        /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["']\.\/([^"']+\.js)["']/g,
      ),
    ].map(([, found = '']) => found);
  const loaded = new Set<string>();
  const walk = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    staticImports(name).forEach(walk);
  };
  const isPicture = ([, text]: readonly [string, string]) =>
    text.includes('picture.png') ||
    (text.includes('A picture of the two of you') && text.includes('in common')) ||
    text.includes('data:font/woff2');
  const pictures = [...scripts].filter(isPicture).map(([name]) => name);
  expect(pictures.length).toBeGreaterThan(0);
  const pages = [...scripts.keys()].filter((name) => /-screen-|^index-/.test(name));
  expect(pages.length).toBeGreaterThan(10);
  pages.forEach(walk);
  expect(loaded.size).toBeGreaterThan(pages.length);
  expect(pictures.filter((name) => loaded.has(name))).toEqual([]);
});
