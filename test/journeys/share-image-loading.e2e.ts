/** The code that draws pictures is large, so no page loads it before it is needed. */

import { readScripts } from '../../test/support/browser/built-scripts.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('no page loads the picture code before it is needed', () => {
  const scripts = readScripts();
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
  const index = [...scripts.keys()].find((name) => name.startsWith('index-')) ?? '';
  const loadedByIndex = (scripts.get(index) ?? '').matchAll(/import\(`\.\/([^`]+\.js)`\)/g);
  const pages = [index, ...[...loadedByIndex].map(([, name = '']) => name)];
  expect(pages.length).toBeGreaterThan(10);
  pages.forEach(walk);
  expect(loaded.size).toBeGreaterThan(pages.length);
  expect(pictures.filter((name) => loaded.has(name))).toEqual([]);
});
