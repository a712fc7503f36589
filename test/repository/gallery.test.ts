/**
 * The gallery shows every part of src/web/ui, so that a change to any part also changes an approved
 * screenshot of the gallery.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../../src/web/', import.meta.url));

/** Adds a module and everything that it imports, directly or not. */
function addImports(path: string, found: Set<string>): void {
  if (found.has(path) || !existsSync(`${web}${path}`)) return;
  found.add(path);
  const text = readFileSync(`${web}${path}`, 'utf8');
  for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g))
    addImports(posix.join(posix.dirname(path), target), found);
}

test('the gallery shows every part of src/web/ui', () => {
  const found = new Set<string>();
  addImports('features/gallery/gallery-screen.tsx', found);
  const parts = globSync('ui/**/*.tsx', { cwd: web }).filter((path) => !path.includes('.test.'));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((path) => !found.has(path))).toEqual([]);
});
