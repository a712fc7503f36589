/** Finds the titles of the tests in a file, to check the documents that name tests. */

import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const cache = new Map<string, ReadonlySet<string>>();

const quoted = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/;
/**
 * Matches the text before a title: `test(`, `test.only(` and so on, or the opening of the second
 * call in `test.each(…)(` or `test.runIf(…)(`.
 */
const opening = /(?:\btest(?:\.\w+)?\(|\)\()\s*/;
/** Matches the text after a title: the options, if any, and the beginning of the function. */
const rest = /,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/;
const call = new RegExp(`${opening.source}(?:${quoted.source})${rest.source}`, 'g');

export const findTitles = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(call)].map(
      ([, single, double, template]) => single ?? double ?? template ?? '',
    ),
  );

/** The path is relative to the repository. A file that does not exist has no titles. */
function readTestTitles(file: string): ReadonlySet<string> {
  const known = cache.get(file);
  if (known) return known;
  const path = new URL(file, root);
  const titles = findTitles(existsSync(path) ? readFileSync(path, 'utf8') : '');
  cache.set(file, titles);
  return titles;
}

export interface TestReference {
  readonly file: string;
  readonly title: string;
}

/** Reads a table cell with references such as `` `e2e/a.e2e.ts` › title ``, separated by `<br>`. */
export const parseTestReferences = (cell: string): TestReference[] =>
  cell.split('<br>').flatMap((part) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(part.trim()) ?? [];
    return file !== undefined && title !== undefined ? [{ file, title }] : [];
  });

export const isMissing = ({ file, title }: TestReference): boolean =>
  !readTestTitles(file).has(title);
