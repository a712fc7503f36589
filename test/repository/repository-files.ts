/** Reads files of the repository, and finds matches in their text. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

export const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** Returns the first group of every match. */
export const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
