/**
 * `npm run package` packs packages/psychometrics for npm. Node runs no TypeScript below
 * node_modules, so the package has its own build and names that one; in this repository it is used
 * from its source.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startingParameters } from 'spark-psychometrics';
import packageFile from '../package.json' with { type: 'json' };
import { readItemBank } from '../src/server/features/survey/survey.ts';
import { packBundle, root } from './bundle/stage.ts';

const home = join(root, 'packages', 'psychometrics');

const built = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

function writeManifest(folder: string): void {
  const { private: _, ...manifest } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const exports = { '.': built('index'), './facts/*': built('facts/*'), './bank': built('bank') };
  const engines = { node: '>=22' };
  const contents = { ...manifest, version: packageFile.version, exports, engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(contents, null, 2)}\n`);
}

/** The keys of the current questions and their starting parameters, without the texts. */
function writeBank(folder: string): void {
  const { model } = readItemBank(new URL('../items/', import.meta.url)).current;
  const parameters = model.items.map((item, i) => {
    const status = model.status[i] === 'literature' ? 'literature' : 'provisional';
    return [item.id, startingParameters(item, status)];
  });
  const code = [
    `export const items = ${JSON.stringify(model.items)};`,
    `export const parameters = new Map(${JSON.stringify(parameters)});`,
  ];
  const types = [
    "import type { BankItem, ItemParameters } from './index.js';",
    'export declare const items: readonly BankItem[];',
    'export declare const parameters: ReadonlyMap<string, ItemParameters>;',
  ];
  writeFileSync(join(folder, 'bank.js'), `${code.join('\n')}\n`);
  writeFileSync(join(folder, 'bank.d.ts'), `${types.join('\n')}\n`);
}

/** Returns the path of the archive. */
export function packPsychometrics(folder = join(home, 'dist')): string {
  const staged = join(folder, 'package');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', home, '--outDir', staged], { stdio: 'inherit' });
  writeManifest(staged);
  writeBank(staged);
  copyFileSync(join(home, 'README.md'), join(staged, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  return join(folder, packBundle(staged, folder));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packPsychometrics());
