/**
 * Tests that the bundled fonts contain every character that the app shows. A system font for a
 * missing character would look different on every machine.
 */

import { globSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  bundledFaces,
  findUncovered,
  hebrewFaces,
} from '../../support/browser/page/bundled-faces.ts';
import { read, repository } from '../repository-files.ts';

/**
 * Matches source files whose text never appears on a screen: tests, and programs that print to a
 * terminal.
 */
const notOnScreens = /\.test\.tsx?$|^src\/server\/commands\//;

/** Returns the text of a module's literals and JSX, without its comments. */
function readLiterals(path: string): string {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest));
  return texts.join('');
}

const find = (pattern: string): string[] => globSync(pattern, { cwd: repository });

const sources = [
  ...find('{src,locales}/**/*.{ts,tsx}')
    .filter((path) => !notOnScreens.test(path))
    .map((path) => ({ path, text: readLiterals(path) })),
  ...find('{src,locales/*}/web/**/*.css').map((path) => ({
    path,
    text: read(path).replaceAll(/\/\*.*?\*\//gs, ''),
  })),
  ...[
    'index.html',
    'src/web/features/methodology/study.json',
    ...find('items/{,locales/}*.csv'),
  ].map((path) => ({
    path,
    text: read(path),
  })),
];

describe('the bundled faces', () => {
  test('have every character of every source', () => {
    expect(sources.length).toBeGreaterThan(300);
    const uncovered = sources.flatMap(({ path, text }) =>
      findUncovered(text).map((character) => `${character} in ${path}`),
    );
    expect(uncovered).toEqual([]);
  });

  test('have no sign that no source shows', () => {
    const shown = new Set(sources.flatMap(({ text }) => [...text]));
    const signs = bundledFaces.flatMap(({ range, characters }) => (range ? [...characters] : []));
    expect(signs.length).toBeGreaterThan(5);
    expect(signs.filter((sign) => !shown.has(sign))).toEqual([]);
  });

  test('of Hebrew weigh at most 20 kB', () => {
    const bytes = hebrewFaces.map(({ size }) => size).reduce((sum, size) => sum + size, 0);
    expect(hebrewFaces).toHaveLength(2);
    expect(bytes).toBeLessThanOrEqual(20_000);
  });

  test('declare as their range the signs they have', () => {
    for (const { characters, range } of bundledFaces)
      if (range) expect([...range].toSorted()).toEqual([...characters].toSorted());
  });
});

describe('findUncovered', () => {
  test('finds signs that no face has', () => {
    expect(findUncovered('Stage 1 → Stage 2, ≤ 30 ✓')).toEqual(['→', '✓']);
  });

  test('finds a letter of a script without a face', () => {
    expect(findUncovered('שלום, Ж')).toEqual(['Ж']);
  });

  test('finds a sign that only one letter face has', () => {
    expect(findUncovered('↑')).toEqual(['↑']);
  });
});
