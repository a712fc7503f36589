import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { startServer } from '../../test/support/process/server-process.ts';
import { call } from '../../test/support/server/survey-taker.ts';
import { compile } from './modules.ts';
import { findPackageFolders, lockedPackages, shippedFolders } from './packages.ts';
import { packBundle, stageBundle } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'spark bundle '));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);
/** A small stand-in, because the tests run before the web app is built. */
const webFolder = join(folder, 'web');
mkdirSync(webFolder);
writeFileSync(join(webFolder, 'index.html'), '<html><head></head></html>');
writeFileSync(join(webFolder, 'licenses.txt'), '## a-browser-package - 1.0.0 (MIT)');

function makeBundle(name: string): string {
  const staged = join(folder, name, 'package');
  mkdirSync(staged, { recursive: true });
  stageBundle(staged, webFolder);
  const archive = join(folder, name, packBundle(staged, join(folder, name)));
  rmSync(staged, { recursive: true });
  return archive;
}

const bundle = makeBundle('first');
const unpacked = join(folder, 'unpacked');
mkdirSync(unpacked);
execFileSync('tar', ['-xzf', bundle, '--strip-components', '1', '-C', unpacked]);
const paths = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const read = (name: string): string => readFileSync(join(unpacked, name), 'utf8');
const program = join(unpacked, 'bin', 'spark.mjs');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', cwd: tmpdir() });

const nameOf = (place: string): string =>
  lockedPackages[place]?.name ?? place.replace(/^.*node_modules\//, '');

describe('the bundle', () => {
  test('is equal byte by byte when built twice', () => {
    expect(readFileSync(makeBundle('second')).equals(readFileSync(bundle))).toBe(true);
  }, 120_000);

  test('holds what runs, and nothing of the repository besides', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'docs/operate.md',
        'items/evidence.csv',
        'deploy/cluster/node.nft',
        'SHA256SUMS',
      ]),
    );
    const packages = new Set(
      paths.flatMap((path) => /^node_modules\/([^/]+)/.exec(path)?.[1] ?? []),
    );
    expect(packages).toContain('fastify');
    for (const name of ['node', 'react', 'posthog-js', 'vite', 'vitest', 'typescript', 'sharp'])
      expect(packages).not.toContain(name);
    const own = paths.filter((path) => !path.startsWith('node_modules'));
    expect(own.filter((path) => /\.tsx?$|\.test\.|secrets\/|\.env$/.test(path))).toEqual([]);
    expect(paths.filter((path) => /\.(?:node|[cm]?ts|map)$/.test(path))).toEqual([]);
  });

  test('holds every file with its checksum', () => {
    const sums = read('SHA256SUMS').trim().split('\n');
    const listed = sums.map((line) => line.split('  '));
    for (const [expected, path = ''] of listed)
      expect(sha256(readFileSync(join(unpacked, path))), path).toBe(expected);
    const files = paths.filter((path) => statSync(join(unpacked, path)).isFile());
    expect(listed.map(([, path]) => path)).toEqual(
      files.filter((path) => path !== 'SHA256SUMS').toSorted(),
    );
  });

  test('lists every shipped package', () => {
    const sbom = JSON.parse(read('sbom.cdx.json'));
    const { component } = sbom.metadata;
    expect([component.name, component.version]).toEqual([packageFile.name, packageFile.version]);
    expect(sbom.serialNumber).toBeUndefined();
    const listed: readonly { readonly purl: string; readonly licenses?: readonly unknown[] }[] =
      sbom.components;
    expect(
      listed.map(({ purl }) => decodeURIComponent(purl).replace('pkg:npm/', '')).toSorted(),
    ).toEqual(
      shippedFolders
        .map((place) => `${nameOf(place)}@${lockedPackages[place]?.version}`)
        .toSorted(),
    );
    expect(listed.filter(({ licenses }) => (licenses ?? []).length === 0)).toEqual([]);
    expect(shippedFolders.map(nameOf)).toEqual(expect.arrayContaining(['fastify', 'react', 'zod']));
  });

  test('has the licence of every package', () => {
    const notices = read('THIRD-PARTY-NOTICES.txt');
    const manifests = paths.filter((path) =>
      /^node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path),
    );
    expect(manifests.length).toBeGreaterThan(50);
    for (const path of manifests) {
      const { name, version, license } = JSON.parse(read(path));
      expect(notices).toContain(`\n## ${name} - ${version} (${license})\n`);
    }
    expect(notices).toContain('a-browser-package');
  });

  test('starts in any folder, serves, and runs commands', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'spark bundle ')), 'data');
    onTestFinished(() => rmSync(join(data, '..'), { recursive: true, force: true }));
    mkdirSync(data);
    const server = await startServer(data, { METRICS_PORT: '0' }, program);
    onTestFinished(() => server.kill());
    const page = await fetch(server.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html>')]);
    expect((await call(server.address, 'createUnique')).loginCode).not.toBe('');
    expect(await server.stop()).toBe(0);
    expect(readdirSync(data)).toContain('spark.sqlite');
    expect(run('--version').stdout.trim()).toBe(packageFile.version);
    expect(run('config').stdout).toMatch(/^PORT +3000/m);
    expect(run('doctor').stdout).toContain(process.versions.node);
    for (const command of ['seed', 'calibration add', 'backup'])
      expect(run(...command.split(' '))).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(new RegExp(`^spark ${command} `)),
      });
    expect(run('no-such-command')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('spark restore FILE'),
    });
  }, 60_000);
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
  const licences = new Set(shippedFolders.map((place) => lockedPackages[place]?.license ?? ''));
  expect([...licences].filter((licence) => !accepted.includes(licence))).toEqual([]);
});

describe('compile', () => {
  test('finds static and later imports, and renames own files', () => {
    const source =
      "import a from 'a';\nimport {\n  b,\n} from '@x/b/deep';\nimport { c } from 'node:fs';\nimport './d.ts';\nimport type { T } from './t.ts';\nawait import('e/sync');\nawait import('../f.ts');\nimport { g } from 'spark-psychometrics/facts/scoring';";
    const { code, files, packages } = compile('src/x/y.ts', source);
    expect([files, packages]).toEqual([
      ['src/x/d.ts', 'src/f.ts', 'packages/psychometrics/src/facts/scoring.ts'],
      ['a', '@x/b', 'e'],
    ]);
    expect(code).toContain("import './d.js'");
    expect(code).toContain("import('../f.js')");
    expect(code).toContain("from '../../packages/psychometrics/src/facts/scoring.js'");
  });
});

describe('findPackageFolders', () => {
  test('follows what packages need, in the nearest folder', () => {
    const packages = {
      '': {},
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-windows': '1' } },
      'node_modules/a/node_modules/b': {
        peerDependencies: { c: '1', d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/b': {},
      'node_modules/c': {},
      'node_modules/d': {},
    };
    expect(findPackageFolders(packages, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});
