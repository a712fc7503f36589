/** The walls report a planted violation of each kind. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFolderCycles } from '../../scripts/folder-cycles.ts';
import { repository } from './repository-files.ts';

const configurations = ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs'];

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
  'packages/psychometrics/src/kernel/a.ts': ['src/domain/a.ts', 'psychometrics-imports-nothing'],
  'src/core/sharing/a.ts': [
    'packages/psychometrics/src/bank/bank.ts',
    'psychometrics-through-its-entrance',
  ],
  'src/core/survey/a.ts': [
    'src/server/features/survey/survey.ts',
    'core-imports-psychometrics-and-domain',
  ],
  'src/core/survey/b.ts': ['src/contract/survey.ts', 'core-takes-no-zod-at-run-time'],
  'src/server/platform/http/a.ts': ['src/web/platform/session/b.ts', 'server-never-web'],
  'src/web/platform/a.ts': ['src/server/platform/http/b.ts', 'web-never-server'],
  'src/web/platform/api/a.ts': ['src/contract/endpoints.ts', 'web-takes-no-zod-at-run-time'],
  'src/web/platform/b.ts': ['locales/de/web/platform/words.ts', 'web-takes-no-translation'],
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
  'src/server/commands/a.ts': ['research/study/a.ts', 'product-knows-no-research'],
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
  const args = [
    '--config',
    '.dependency-cruiser.mjs',
    '--preserve-symlinks',
    'packages',
    'src',
    'locales',
    'research',
  ];
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
