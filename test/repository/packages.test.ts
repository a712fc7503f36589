/** The packages of the lock file: each is what it was, and none runs a program when it arrives. */

import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import packageFile from '../../package.json' with { type: 'json' };
import { read } from './repository-files.ts';

interface Package {
  readonly integrity?: string;
  /** Comes within another package, and has that one's hash. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  /** A workspace of this repository, which is not downloaded. */
  readonly link?: boolean;
  readonly version?: string;
}

const { '': root, ...rest } = lock.packages;
const packages = Object.entries<Package>(rest).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('every package has its hash', () => {
  expect(packages.length).toBeGreaterThan(Object.keys(root.dependencies).length);
  const without = packages.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(without).toEqual([]);
});

test('no package may run a script when it is installed', () => {
  const names = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '');
  expect(packageFile.allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  for (const file of ['scripts/prepare.mjs', 'deploy/Dockerfile'])
    for (const line of read(file).match(/.*\bci\b.*--no-audit.*/g) ?? [`${file} installs nothing`])
      expect(line).toContain('--ignore-scripts');
});
