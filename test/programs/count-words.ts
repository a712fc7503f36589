/**
 * Counts the words of all texts on the screens of visitors: `npm run program -- count-words`, or
 * with the path of another checkout of this repository, to see what a change has saved.
 */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const [checkout = '.'] = process.argv.slice(2);

/** Not what visitors read unasked: the pages for staff, on the method and on the law. */
const apart = /\/(?:admin|gallery|methodology|privacy)\/|\.test\.ts$/;
const find = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: checkout }).filter((path) => !apart.test(path));

/** Returns the number of words in the texts of at least `minWords` words. */
function countWords(path: string, minWords: number): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
    const text = ts.isTemplateExpression(node)
      ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text)
      : ts.isStringLiteralLike(node)
        ? [node.text]
        : [];
    const words = text.join(' 0 ').match(/\p{L}[\p{L}\d’'.-]*/gu) ?? [];
    if (words.length >= minWords) count += words.length;
    ts.forEachChild(node, visit);
  };
  const code = readFileSync(join(checkout, path), 'utf8');
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return count;
}

const counts = [
  ...find('src/web/**/words.ts').map((path) => [dirname(path), countWords(path, 1)] as const),
  // Shorter ones are keys.
  ...find(
    'src/domain/*.ts',
    'src/server/features/{profile/{summary,facts,opening}*,profile/summary/*,comparison/reason*}.ts',
  ).map((path) => [path, countWords(path, 3)] as const),
].filter(([, count]) => count > 0);
const sum = counts.reduce((total, [, count]) => total + count, 0);
for (const [place, count] of [...counts.toSorted(), ['altogether', sum]])
  console.log(`${count}\t${place}`);
