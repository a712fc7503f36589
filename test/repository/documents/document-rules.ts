/** Rules about the documents, as functions of their texts and of the files of the repository. */

import { posix } from 'node:path';

/** Folders that programs create. A document may name files in them that do not exist here. */
const madeFolders = new Set(['data', 'dist', 'node_modules']);

/**
 * A name with one of these endings must be a file of the repository, even if no folder is given.
 */
const sourceFile = /\.(?:tsx?|mjs|css|csv|md|svg|conf|service)$/;

/** Code blocks and code spans; a span may continue on the next line. */
const code = /^```.*\n([\s\S]*?)^```|`([^`]+)`/gm;
const link = /\]\(([^)\s]+)\)/g;

const isPathLike = (word: string): boolean => /^[\w.@*<>{},-]+(?:\/[\w.@*<>{},-]*)*$/.test(word);

/** Returns a regular expression for a path pattern with `*`, `**`, `<name>` and `{a,b}`. */
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

/** Returns the paths in a document's code and links that do not exist in the repository. */
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

/**
 * Checks the numbers in the file names and headings of the decision records. Returns a message for
 * each wrong one. `records` maps the path of each record to its text.
 */
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
