/** A temporary tree of modules that contain only planted imports, checked by dependency-cruiser. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlantedImport } from './planted-imports.ts';

export const repository = fileURLToPath(new URL('../../../', import.meta.url));

const configuration = '.dependency-cruiser.mjs';

export interface Violation {
  readonly rule: string;
  /** The importing module. */
  readonly from: string;
}

interface CruiseOutput {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

export interface CruiseResult {
  readonly cruised: number;
  readonly violations: readonly Violation[];
}

function run(root: string, format: 'err' | 'json', folders: readonly string[]) {
  const program = join(repository, 'node_modules', '.bin', 'depcruise');
  const args = [
    '--config',
    configuration,
    '--preserve-symlinks',
    '--output-type',
    format,
    ...folders,
  ];
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, PATH: `${dirname(program)}:${process.env['PATH']}` },
  });
  if (error) throw error;
  if (stdout === '') throw new Error(`dependency-cruiser printed nothing: ${stderr}`);
  return { exitCode: status, output: stdout };
}

export function cruise(root: string, folders: readonly string[]): CruiseResult {
  const { summary }: CruiseOutput = JSON.parse(run(root, 'json', folders).output);
  return {
    cruised: summary.totalCruised,
    violations: summary.violations.map(({ from, rule }) => ({ from, rule: rule.name })),
  };
}

function writeModule(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: 'a' });
}

function formatImport({ from, to, isTypeOnly }: PlantedImport): string {
  if (to === null) return '';
  const relative = posix.relative(posix.dirname(from), to);
  const source = !/^(src|test|bench)\//.test(to)
    ? to
    : relative.startsWith('.')
      ? relative
      : `./${relative}`;
  return isTypeOnly ? `import type {} from '${source}';\n` : `import '${source}';\n`;
}

export interface SyntheticTree {
  cruise(): CruiseResult;
  /** Checks the tree with the command of `npm run walls`, and returns its exit code. */
  exitCode(): number | null;
  remove(): void;
}

/**
 * Writes the importing modules, and the imported modules that are in `src` or `test`. Does not
 * write an imported module of `src` with 'missing' in its path.
 */
export function plantTree(imports: readonly PlantedImport[]): SyntheticTree {
  const root = mkdtempSync(join(tmpdir(), 'spark-walls-'));
  for (const name of ['package.json', 'tsconfig.json', configuration])
    copyFileSync(join(repository, name), join(root, name));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const planted of imports) {
    writeModule(root, planted.from, `${formatImport(planted)}export {};\n`);
    const { to } = planted;
    if (to?.startsWith('src/') && !to.includes('missing')) writeModule(root, to, 'export {};\n');
    if (to?.startsWith('test/')) writeModule(root, to, 'export {};\n');
  }
  const folders = ['src', 'test'].filter((folder) => existsSync(join(root, folder)));
  return {
    cruise: () => cruise(root, folders),
    exitCode: () => run(root, 'err', folders).exitCode,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
