/** Rules about the documents, as functions of their texts and of the files of the repository. */

import { posix } from 'node:path';

/** Folders that programs make; a document may name files in them. */
const madeFolders = new Set(['data', 'dist', 'node_modules']);

/** A name with one of these endings is a file of the repository wherever it is named. */
const sourceFile = /\.(?:tsx?|mjs|css|csv|md|svg|conf|service)$/;

/** Code spans and code blocks; a span goes on over the end of a line. */
const code = /^```.*\n([\s\S]*?)^```|`([^`]+)`/gm;
const link = /\]\(([^)\s]+)\)/g;

const isPathLike = (word: string): boolean => /^[\w.@*<>{},-]+(?:\/[\w.@*<>{},-]*)*$/.test(word);

/** The paths that match a pattern with `*`, `**`, `<name>` and `{a,b}`. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll(/<[^>]*>/g, '*')
    .replaceAll(/[.@-]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`(?:^|/)${source}$`);
}

function isMissing(word: string, paths: readonly string[]): boolean {
  const root = word.split('/', 1)[0] ?? '';
  if (madeFolders.has(root)) return false;
  const isInFolder = word.includes('/') && paths.some((path) => path.startsWith(`${root}/`));
  if (!isInFolder && !sourceFile.test(word)) return false;
  const expression = toExpression(word);
  return !paths.some((path) => expression.test(path));
}

/** The paths that a document names in code or links to although the repository has no such file. */
export function findMissingPaths(
  document: string,
  text: string,
  paths: readonly string[],
): string[] {
  const words = [...text.matchAll(code)]
    .flatMap(([, block, span = '']) => (block ?? span).split(/[\s'"();:=]+/))
    .filter((word) => isPathLike(word) && isMissing(word, paths));
  const links = [...text.replaceAll(code, '').matchAll(link)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !paths.includes(posix.join(posix.dirname(document), target)));
  return [...words, ...links];
}

/** What is wrong with the numbers of the decision records, from their paths and headings. */
export function findWrongNumbers(records: ReadonlyMap<string, string>): string[] {
  return [...records].toSorted().flatMap(([path, text], index) => {
    const expected = String(index + 1).padStart(3, '0');
    const name = posix.basename(path);
    return [
      ...(name.startsWith(`${expected}-`) ? [] : [`${name}: the number ${expected} is missing`]),
      ...(text.startsWith(`# ${name.slice(0, 3)} `)
        ? []
        : [`${name}: its heading has another number`]),
    ];
  });
}
