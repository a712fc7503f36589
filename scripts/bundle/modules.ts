/** Compiles the program: Node runs no TypeScript below node_modules, where npm installs it. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages } from './packages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const imports = /^((?:import|export|\})[^'\n]*?\bfrom |import )'([^']+)'|\bimport\('([^']+)'\)/gm;

interface Compiled {
  readonly code: string;
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const packageName = (target: string): string =>
  target.split('/', target.startsWith('@') ? 2 : 1).join('/');

/** Returns the relative path of a file of a workspace, and any other target as it is. */
function findOwnFile(path: string, target: string): string {
  if (!lockedPackages[`node_modules/${packageName(target)}`]?.link) return target;
  const file = relative(root, resolve(target)).replaceAll(sep, '/');
  return posix.relative(posix.dirname(path), file);
}

/** Rewrites imports to the file names of the bundle. */
export function compile(path: string, source: string): Compiled {
  const files: string[] = [];
  const packages: string[] = [];
  const code = stripTypeScriptTypes(source).replaceAll(
    imports,
    (statement: string, _, early?: string, late?: string) => {
      const written = early ?? late ?? '';
      const target = findOwnFile(path, written);
      if (target.startsWith('.')) files.push(posix.join(posix.dirname(path), target));
      else if (!target.startsWith('node:')) packages.push(packageName(target));
      return statement.replace(`'${written}'`, `'${target.replace(/(?<=^\..*)\.ts$/, '.js')}'`);
    },
  );
  return { code, files, packages };
}

export interface Program {
  readonly modules: ReadonlyMap<string, string>;
  readonly packages: ReadonlySet<string>;
}

export function compileProgram(root: string, entry: string): Program {
  const modules = new Map<string, string>();
  const packages = new Set<string>();
  const visit = (path: string): void => {
    const target = path.replace(/\.ts$/, '.js');
    if (modules.has(target) || path === 'package.json') return;
    if (!existsSync(join(root, path))) throw new Error(`${path} is imported and does not exist.`);
    const source = readFileSync(join(root, path), 'utf8');
    const compiled = target === path ? null : compile(path, source);
    modules.set(target, compiled?.code ?? source);
    for (const name of compiled?.packages ?? []) packages.add(name);
    for (const file of compiled?.files ?? []) visit(file);
  };
  visit(entry);
  return { modules, packages };
}
