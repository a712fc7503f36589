/**
 * `npm run program -- NAME …` runs one of the programs that attack a server or look for its
 * secrets, such as `fuzz`, with the arguments after its name. `npm run trial` runs
 * those that interrupt one.
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
