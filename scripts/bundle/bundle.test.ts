import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { startServer } from '../../test/support/process/server-process.ts';
import { bundleName, inPackageFolder, listBundleFiles } from './program-files.ts';
import { findPackageNames, findRuntimeFolders } from './runtime-packages.ts';
import { createTar, gzip } from './tar.ts';

/** The tests run before the web app is built. */
const webApp = [{ path: 'dist/web/index.html', bytes: Buffer.from('<html><head></head></html>') }];
const files = listBundleFiles(webApp);
const paths = files.map(({ path }) => path);
const archive = createTar(files.map(inPackageFolder));

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spark bundle '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const unpacked = mkdtempSync(join(tmpdir(), 'spark bundle '));
execFileSync('tar', ['-xf', '-', '-C', unpacked], { input: archive });
afterAll(() => rmSync(unpacked, { recursive: true }));
const program = join(unpacked, 'package', 'bin', 'spark.mjs');

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', cwd: tmpdir() });

describe('the bundle', () => {
  test('is equal byte by byte when built twice', () => {
    const again = createTar(listBundleFiles(webApp).toReversed().map(inPackageFolder));
    expect(Buffer.compare(archive, again)).toBe(0);
    expect(gzip(Buffer.from('x')).subarray(4, 10)).toEqual(Buffer.from([0, 0, 0, 0, 2, 255]));
  });

  test('holds what runs, and nothing of the repository besides', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'THIRD-PARTY-NOTICES.md',
        'docs/operate.md',
        'SHA256SUMS',
      ]),
    );
    const packages = new Set(
      paths.flatMap((path) => /^node_modules\/([^/]+)/.exec(path)?.[1] ?? []),
    );
    expect(packages).toContain('fastify');
    for (const name of ['node', 'react', 'posthog-js', 'vite', 'vitest', 'typescript', 'sharp'])
      expect(packages).not.toContain(name);
    const own = paths.filter((path) => !path.startsWith('node_modules/'));
    expect(own.filter((path) => /\.tsx?$|\.test\.|secrets\/|\.env$/.test(path))).toEqual([]);
    expect(paths.filter((path) => /\.(?:node|[cm]?ts|map)$/.test(path))).toEqual([]);
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(size).toBeLessThan(85_000_000);
  });

  test('names its version, its packages and every checksum', () => {
    const folder = join(unpacked, 'package');
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const sums = read('SHA256SUMS').trim().split('\n');
    expect(sums).toHaveLength(files.length - 1);
    for (const [expected, path = ''] of sums.map((line) => line.split('  ')))
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ).toBe(expected);
    const sbom = JSON.parse(read('sbom.cdx.json'));
    expect([sbom.metadata.component.version, sbom.serialNumber]).toEqual([
      packageFile.version,
      undefined,
    ]);
    const listed = sbom.components.map(({ name }: { readonly name: string }) => name);
    expect(listed).toEqual(expect.arrayContaining(['fastify', 'react']));
    expect(listed).not.toContain('node');
    expect(run('--version').stdout.trim()).toBe(packageFile.version);
    expect(bundleName).toBe(`spark-${packageFile.version}`);
  });

  test('starts in any folder, serves, and runs commands', async () => {
    const folder = join(freshFolder(), 'data');
    mkdirSync(folder);
    const server = await startServer(folder, { METRICS_PORT: '0' }, program);
    onTestFinished(() => server.kill());
    const page = await fetch(server.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html>')]);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(readdirSync(folder)).toContain('spark.sqlite');
    expect(run('config-check').stdout).toMatch(/^PORT +3000/m);
    expect(run('doctor').stdout).toContain(process.versions.node);
    expect(run('no-such-command')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('backup | deletions | restore | move'),
    });
  });
});

describe('findPackageNames', () => {
  test('reads static and later imports', () => {
    expect(
      findPackageNames(
        "import a from 'a';\nimport {\n  b,\n} from '@x/b/deep';\nimport { c } from 'node:fs';\nimport './d.ts';\nawait import('e/sync');",
      ),
    ).toEqual(['a', '@x/b', 'e']);
  });
});

describe('findRuntimeFolders', () => {
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
    expect(findRuntimeFolders(packages, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});

describe('createTar', () => {
  test('divides long paths, and refuses those that do not fit', () => {
    const path = `${'folder/'.repeat(20)}file`;
    const folder = freshFolder();
    execFileSync('tar', ['-xf', '-', '-C', folder], {
      input: createTar([{ path, bytes: Buffer.from('text') }]),
    });
    expect(readFileSync(join(folder, path), 'utf8')).toBe('text');
    const tooLong = [{ path: 'x'.repeat(101), bytes: Buffer.alloc(0) }];
    expect(() => createTar(tooLong)).toThrow('too long');
  });
});
