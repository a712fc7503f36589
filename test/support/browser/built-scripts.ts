/** The scripts of the built web app, whose names tell nothing about their content. */

import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../../../dist/web/', import.meta.url);

/** Returns the text of each script of the English pages by its file name. */
export function readScripts(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  function addNamed(text: string): void {
    for (const [name] of text.matchAll(/[\w-]+\.js\b/g)) {
      const path = new URL(`assets/${name}`, folder);
      if (found.has(name) || !existsSync(path)) continue;
      const code = readFileSync(path, 'utf8');
      found.set(name, code);
      addNamed(code);
    }
  }
  for (const page of ['index', 'landing', 'survey'])
    addNamed(readFileSync(new URL(`${page}.html`, folder), 'utf8'));
  return found;
}
