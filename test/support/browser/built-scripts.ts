/** The scripts of the built web app, whose names tell nothing about their content. */

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../dist/web/assets/', import.meta.url);

/** Returns the text of each script by its file name. */
export const readScripts = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );

/** Returns the file name of the one script that contains the text. */
export function findScript(text: string): string {
  const found = [...readScripts()].flatMap(([name, code]) => (code.includes(text) ? [name] : []));
  const [name] = found;
  if (name === undefined || found.length > 1)
    throw new Error(`${found.length} scripts contain '${text}'`);
  return name;
}
