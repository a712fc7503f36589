/** THIRD-PARTY-NOTICES.md and the SBOM list the packages of the lock file. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { noticesPage } from '../../scripts/notices.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
const locked: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;

/**
 * Resolves a package as Node does: in the `node_modules` of the given place or of a folder that
 * contains it.
 */
function resolvePackage(name: string, place: string): string | undefined {
  const inside = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
  if (inside in locked) return inside;
  return place === ''
    ? undefined
    : resolvePackage(name, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))));
}

/**
 * Returns the packages that the product depends on, directly or not. Follows the names in each list
 * of dependencies, and does not rely on the marks, such as `dev`, that npm writes in the lock file.
 */
function findShipped(): Set<string> {
  const found = new Set<string>();
  const follow = (place: string): void => {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = locked[place] ?? { version: '' };
    const peers = Object.keys(peerDependencies).filter(
      (name) => peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [
      ...Object.keys(dependencies ?? {}),
      ...Object.keys(optionalDependencies ?? {}),
      ...peers,
    ]) {
      const next = resolvePackage(name, place);
      if (next === undefined || found.has(next)) continue; // optional, for another platform
      found.add(next);
      follow(next);
    }
  };
  follow('');
  return found;
}

const shipped = [...findShipped()].map((place) => ({
  name: locked[place]?.name ?? place.replace(/^.*node_modules\//, ''),
  version: locked[place]?.version ?? '',
  licence: locked[place]?.license ?? '',
}));
const named = (list: readonly { name: string; version: string }[]): string[] =>
  list.map(({ name, version }) => `${name}@${version}`).toSorted();

test('THIRD-PARTY-NOTICES.md says what package-lock.json says (npm run notices)', () => {
  const page = readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\S+) \| (\d\S*) \| ([^|]+) \| .* \|$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
  );
  const insideTheBuild = ['rolldown', 'tailwindcss', 'vite'].map((name) => ({
    name,
    version: locked[`node_modules/${name}`]?.version ?? '',
    licence: locked[`node_modules/${name}`]?.license ?? '',
  }));
  // The font of the signs is a file of the repository, so the lock file does not list it.
  const signs = { name: 'inter-ui', version: '4.1.1', licence: 'OFL-1.1' };
  const expected = [...shipped, ...insideTheBuild, signs];
  expect(named(rows)).toEqual(named(expected));
  for (const { name, version, licence } of expected)
    expect(rows).toContainEqual({ name, version, licence });
  expect(page).toBe(noticesPage());
});

test('every shipped package has an accepted licence', () => {
  const accepted = [
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'Apache-2.0',
    'OFL-1.1',
    '(MIT OR Apache-2.0)',
    '(Apache-2.0 AND MIT)',
    '(MPL-2.0 OR Apache-2.0)',
  ];
  expect(shipped.filter(({ licence }) => !accepted.includes(licence))).toEqual([]);
});

test('npm run sbom needs only the lock file', () => {
  const clone = mkdtempSync(join(tmpdir(), 'spark-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  mkdirSync(join(clone, 'scripts'));
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'scripts/sbom.mjs'])
    cpSync(join(root, name), join(clone, name));
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: clone,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  const sbom: {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly name: string } };
    readonly components: readonly {
      readonly purl: string;
      readonly licenses?: readonly unknown[];
    }[];
  } = JSON.parse(readFileSync(join(clone, 'sbom.cdx.json'), 'utf8'));
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'spark']);
  expect(
    sbom.components.map(({ purl }) => decodeURIComponent(purl).replace('pkg:npm/', '')).toSorted(),
  ).toEqual(named(shipped));
  expect(sbom.components.filter(({ licenses }) => (licenses ?? []).length === 0)).toEqual([]);
});
