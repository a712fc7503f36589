/** The walls, the linter and the formatter report a planted violation of each kind. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFolderCycles } from '../../scripts/folder-cycles.ts';
import { repository } from './repository-files.ts';

const configurations = [
  'package.json',
  'tsconfig.json',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];

/** Writes files by their path into a tree with the configuration of the repository. */
function plant(texts: Readonly<Record<string, string>>): string {
  const tree = mkdtempSync(join(tmpdir(), 'spark-planted-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  for (const name of configurations) copyFileSync(join(repository, name), join(tree, name));
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\n`);
  }
  return tree;
}

function run(program: string, args: readonly string[], cwd: string) {
  const path = join(repository, 'node_modules', '.bin', program);
  const { status, stdout, error } = spawnSync(path, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  return { status, stdout };
}

/** A module that imports a neighbour of each kind of wall, and the wall that it breaks. */
const walls: Readonly<Record<string, readonly [to: string, wall: string]>> = {
  'src/domain/a.ts': ['zod', 'domain-imports-nothing'],
  'src/server/platform/http/a.ts': ['src/web/platform/session/b.ts', 'server-never-web'],
  'src/web/platform/a.ts': ['src/server/platform/http/b.ts', 'web-never-server'],
  'src/web/platform/api/a.ts': ['src/contract/endpoints.ts', 'web-takes-no-zod-at-run-time'],
  'src/server/features/survey/a.ts': ['src/server/app.ts', 'nobody-imports-app'],
  'src/server/features/survey/b.ts': [
    'src/server/features/accounts/tokens.ts',
    'server-feature-through-its-noun',
  ],
  'src/server/features/accounts/a.ts': [
    'src/server/features/survey/survey.ts',
    'server-features-in-order',
  ],
  'src/server/features/survey/c.ts': [
    'src/server/platform/db/migrate.ts',
    'only-stores-open-the-database',
  ],
  'src/server/features/survey/routes.ts': [
    'src/server/features/survey/store.ts',
    'routes-know-no-store',
  ],
  'src/server/features/survey/d.ts': ['test/support/a.ts', 'test-support-stays-outside'],
  'src/web/ui/a.ts': ['src/web/ui/b.ts', 'no-cycles'],
  'src/web/ui/b.ts': ['src/web/ui/a.ts', 'no-cycles'],
};

const importOf = (from: string, to: string): string =>
  `import '${to.includes('/') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to}';`;

test('each kind of wall reports an import through it, and no other import', () => {
  const targets = Object.values(walls).map(([to]) => [to, 'export {};'] as const);
  const allowed = 'src/server/features/survey/survey.ts';
  const tree = plant({
    ...Object.fromEntries(targets.filter(([to]) => to.includes('/'))),
    ...Object.fromEntries(Object.entries(walls).map(([from, [to]]) => [from, importOf(from, to)])),
    'src/server/features/accounts/accounts.ts': 'export {};',
    [allowed]: importOf(allowed, 'src/server/features/accounts/accounts.ts'),
  });
  const args = ['--config', '.dependency-cruiser.mjs', '--preserve-symlinks', 'src'];
  const { status, stdout } = run('depcruise', args, tree);
  expect(status).toBeGreaterThan(0);
  const reported = stdout.split('\n').filter((line) => line.includes('error '));
  for (const wall of new Set(Object.values(walls).map(([, name]) => name)))
    expect(
      reported.filter((line) => line.includes(`error ${wall}:`)),
      wall,
    ).toHaveLength(1);
  expect(stdout).not.toContain(`${allowed} →`);
});

test('folders that import each other around a corner are found', () => {
  const imports = [
    { from: 'a/1.ts', to: 'b/1.ts' },
    { from: 'b/2.ts', to: 'c/1.ts' },
    { from: 'c/2.ts', to: 'a/2.ts' },
    { from: 'c/2.ts', to: 'd/1.ts' },
    { from: 'd/1.ts', to: 'd/2.ts' },
  ];
  expect(findFolderCycles(imports)).toEqual([['a', 'b', 'c']]);
});

const numbers = (count: number): string =>
  Array.from({ length: count }, (_, i) => `export const a${i} = ${i};`).join('\n');
const longFunction = `export function f(v: number[]): void {\n${'  v.push(1);\n'.repeat(59)}}`;

/** A file for each rule that matters most, and how often the linter reports it. */
const lint: Readonly<Record<string, readonly [text: string, reported: string | null]>> = {
  'src/psychometrics/kernel/a.ts': [
    'export const a = (): number => Date.now();',
    'no-restricted-globals',
  ],
  'src/psychometrics/kernel/b.ts': [
    'export const a = (): number => Math.random();',
    'no-restricted-properties',
  ],
  'src/contract/a.ts': ['export const a = (): unknown => process;', 'no-restricted-globals'],
  'src/server/a.test.ts': ['export const a: any = 1;', 'no-explicit-any'],
  'src/server/b.ts': [numbers(301), 'max-lines'],
  'src/server/c.ts': [numbers(300), null],
  'src/server/d.ts': [longFunction, 'max-lines-per-function'],
  'src/server/e.ts': [
    'export const f = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e;',
    'max-params',
  ],
  'src/server/f.ts': [
    'export function f(g: () => void): void {\n  try {\n    g();\n  } catch {}\n}',
    'no-empty',
  ],
  'src/server/g.ts': ["console.log('x');\nexport {};", 'no-console'],
  'src/server/h.ts': ['export const now = (): number => Date.now();', null],
};

interface LintOutput {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

test('the linter reports the rules that matter most', () => {
  const tree = plant(
    Object.fromEntries(Object.entries(lint).map(([path, [text]]) => [path, text])),
  );
  const { status, stdout } = run('oxlint', ['--deny-warnings', '--format', 'json', 'src'], tree);
  const { diagnostics } = JSON.parse(stdout) as LintOutput; // as: oxlint's JSON format
  expect(status).toBe(1);
  for (const [path, [, reported]] of Object.entries(lint))
    expect(
      diagnostics
        .filter(({ filename }) => filename.endsWith(path))
        .map(({ code }) => /\((.+)\)/.exec(code)?.[1]),
      path,
    ).toEqual(reported === null ? [] : [reported]);
});

test('the formatter refuses unsorted imports, double quotes and long lines', () => {
  const sorted =
    "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nexport const c = [a, b];";
  const tree = plant({
    'src/right.ts': sorted,
    'src/unsorted.ts': sorted.replace(/^(.*)\n(.*)\n/, '$2\n$1\n'),
    'src/quotes.ts': sorted.replaceAll("'", '"'),
    'src/long.ts': `export const values = [${'10_000, '.repeat(20)}];`,
  });
  const { status, stdout } = run('oxfmt', ['--check', 'src'], tree);
  expect(status).toBe(1);
  expect(stdout.match(/src\/\w+\.ts/g)?.toSorted()).toEqual([
    'src/long.ts',
    'src/quotes.ts',
    'src/unsorted.ts',
  ]);
});
