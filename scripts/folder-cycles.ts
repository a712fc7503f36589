/**
 * Part of `npm run walls`: fails if rooms of `src` import each other. A room is a feature, or
 * another folder with its subfolders, such as `src/server/platform/db`.
 */

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.mjs';

export interface ModuleImport {
  readonly from: string;
  readonly to: string;
}

const roomDepth = 4;
const findRoom = (file: string): string =>
  // The mathematics is one room: its parts build on each other file by file.
  file.startsWith('src/psychometrics/')
    ? 'src/psychometrics'
    : dirname(file).split('/').slice(0, roomDepth).join('/');
const isWithin = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`);

/** Returns the strongly connected components of several folders (Tarjan's algorithm). */
export function findFolderCycles(imports: readonly ModuleImport[]): string[][] {
  const targets = new Map<string, Set<string>>();
  const targetsOf = (folder: string): Set<string> => {
    const known = targets.get(folder) ?? new Set<string>();
    targets.set(folder, known);
    return known;
  };
  for (const file of imports) {
    const [from, to] = [findRoom(file.from), findRoom(file.to)];
    if (!isWithin(from, to) && !isWithin(to, from)) targetsOf(from).add(to);
  }

  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(folder: string): void {
    index.set(folder, index.size);
    low.set(folder, index.get(folder)!);
    stack.push(folder);
    for (const target of targetsOf(folder)) {
      if (!index.has(target)) visit(target);
      else if (!stack.includes(target)) continue;
      low.set(folder, Math.min(low.get(folder)!, low.get(target)!));
    }
    if (low.get(folder) !== index.get(folder)) return;
    const component = stack.splice(stack.indexOf(folder));
    if (component.length > 1) cycles.push(component.sort());
  }

  for (const folder of targets.keys()) if (!index.has(folder)) visit(folder);
  return cycles;
}

async function readImports(root: string): Promise<ModuleImport[]> {
  const { output } = await cruise(['src'], {
    ...configuration.options,
    includeOnly: '^src/',
    baseDir: root,
  } as Parameters<typeof cruise>[1]); // as: the configuration is plain JavaScript
  const { modules } = output as ICruiseResult; // as: it is a string only with a reporter
  // Tests reach across rooms.
  const own = modules.filter(({ source }) => !/\.test\.tsx?$/.test(source));
  return own.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cycles = findFolderCycles(
    await readImports(fileURLToPath(new URL('../', import.meta.url))),
  );
  for (const cycle of cycles) console.error(`Folders import each other: ${cycle.join(', ')}`);
  if (cycles.length > 0) process.exitCode = 1;
}
