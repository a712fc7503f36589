/** A Vite plugin for `--mode pseudo`, which shows every text of a `words.ts` as pseudo-text. */

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const runtime = fileURLToPath(new URL('pseudo.ts', import.meta.url));

const exported = /^export (?=(?:const|function) (\w+))/gm;

export function wrapExports(code: string): string {
  const names = [...code.matchAll(exported)].map(([, name = '']) => name);
  const wrapped = names.flatMap((name) => [
    `const pseudo_${name} = toPseudo(${name});`,
    `export { pseudo_${name} as ${name} };`,
  ]);
  return [
    `import { toPseudo } from ${JSON.stringify(runtime)};`,
    code.replace(exported, ''),
    ...wrapped,
  ].join('\n');
}

export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'pseudo',
  transform: {
    filter: { id: /\/src\/web\/.*\/words\.ts$/ },
    handler: (code) => ({ code: wrapExports(code), map: null }),
  },
});
