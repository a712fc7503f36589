/**
 * Part of `npm run walls`: fails if rooms of the product import each other. A room is a feature, or
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
const mathematics = 'packages/psychometrics/';
const findRoom = (file: string): string =>
  // The mathematics is one room, because its files import each other across folders.
  file.startsWith(mathematics)
    ? mathematics
    : dirname(file).split('/').slice(0, roomDepth).join('/');
const isWithin = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`);

/** Returns the rooms that reach themselves, each with all others on its cycles. */
export function findFolderCycles(imports: readonly ModuleImport[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const file of imports) {
    const [from, to] = [findRoom(file.from), findRoom(file.to)];
    if (isWithin(from, to) || isWithin(to, from)) continue;
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const reach = (start: string, found = new Set<string>()): Set<string> => {
    for (const target of targets.get(start) ?? [])
      if (!found.has(target)) reach(target, found.add(target));
    return found;
  };
  const reached = new Map([...targets.keys()].map((room) => [room, reach(room)]));
  const cycles = [...reached]
    .filter(([room, others]) => others.has(room))
    .map(([room, others]) => [...others].filter((other) => reached.get(other)?.has(room)).sort());
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

async function readImports(root: string): Promise<ModuleImport[]> {
  const { output } = await cruise(['packages', 'src'], {
    ...configuration.options,
    includeOnly: '^(?:packages|src)/',
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
