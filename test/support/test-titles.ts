/** The titles that a file of tests gives, as they stand in its source; for the tables that name tests. */

import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const cache = new Map<string, ReadonlySet<string>>();

/** `file`: from the root of the repository. Empty where there is no such file. */
export function testTitlesOf(file: string): ReadonlySet<string> {
  const known = cache.get(file);
  if (known) return known;
  const path = new URL(file, root);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = source.matchAll(
    /(?:\btest(?:\.each(?:<[^>]*>)?)?\(|\)\(|^ {4})\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`),\s*(?:async )?\(/gm,
  );
  const titles = new Set(
    [...found].map(([, single, double, template]) => single ?? double ?? template ?? ''),
  );
  cache.set(file, titles);
  return titles;
}
