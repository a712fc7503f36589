/**
 * `npm run program -- NAME …` runs a program that attacks a server or looks for its secrets, such
 * as `fuzz` or `oracle`, with the arguments after its name. `npm run trial` runs the programs that
 * interrupt a server.
 */

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pinnedNode, root, run } from './prepare.mjs';

const folder = 'test/programs';
const programs = new Map(
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [basename(name, '.ts'), join(folder, name)]),
);

const [name, ...args] = process.argv.slice(2);
if (!programs.has(name)) {
  console.error(`npm run program -- ${[...programs.keys()].join(' | ')}`);
  process.exit(1);
}
run(pinnedNode(), ['--disable-warning=ExperimentalWarning', programs.get(name), ...args]);
