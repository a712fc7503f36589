/** Puts the files of the bundle into a folder, and packs them. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { noticesPage } from '../notices.ts';
import { compileProgram } from './modules.ts';
import { createSbom, findPackageFolders, lockedPackages } from './packages.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const documents = [
  'items/LICENSE.txt',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  '.env.example',
  'docs/operate.md',
  'docs/runbook.md',
];

const list = (folder: string, pattern: string, exclude: readonly string[] = []): string[] =>
  globSync(pattern, { cwd: folder, exclude: [...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();

/**
 * Lists the files of a package without types, source maps and changelog, which some packages
 * include.
 */
const packageFiles = (folder: string): string[] =>
  list(root, `${folder}/**/*`, [`${folder}/node_modules/**`]).filter(
    (path) => !/\.(?:[cm]?ts|map)$|\/changelog\.md$/i.test(path),
  );

function manifest(names: ReadonlySet<string>, folders: readonly string[]): string {
  const { name, version, description, license, type, dependencies, config } = packageFile;
  const direct = Object.entries(dependencies).filter(([one]) => names.has(one));
  const bundled = folders.map((folder) => folder.replace(/^node_modules\//, ''));
  const contents = {
    name,
    version,
    private: true,
    description,
    license,
    type,
    bin: { spark: 'bin/spark.mjs' },
    engines: { node: `>=${config.node.split('.')[0]}` },
    config,
    scripts: { start: 'exec node bin/spark.mjs start' },
    dependencies: Object.fromEntries(direct),
    bundleDependencies: bundled.filter((one) => !one.includes('/node_modules/')),
  };
  return `${JSON.stringify(contents, null, 2)}\n`;
}

/** `folder` is empty; `webFolder` holds the built web app. */
export function stageBundle(folder: string, webFolder: string): { files: number; bytes: number } {
  const sums = new Map<string, string>();
  let bytes = 0;
  const write = (path: string, content: string | Buffer): void => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    chmodSync(target, path === 'bin/spark.mjs' ? 0o755 : 0o644);
    sums.set(path, createHash('sha256').update(content).digest('hex'));
    bytes += Buffer.byteLength(content);
  };
  const copy = (path: string): void => write(path, readFileSync(join(root, path)));

  const { modules, packages } = compileProgram(root, 'src/server/commands/spark.ts');
  const folders = findPackageFolders(lockedPackages, packages);
  write('package.json', manifest(packages, folders));
  copy('bin/spark.mjs');
  for (const [path, code] of modules) write(path, code);
  for (const path of list(webFolder, '**/*'))
    write(`dist/web/${path}`, readFileSync(join(webFolder, path)));
  const deployed = list(root, 'deploy/**/*.{service,timer,conf,html,yml,json,cfg,ini,nft,sh,sql}');
  for (const path of [...list(root, 'items/**/*.csv'), ...documents, ...deployed]) copy(path);
  for (const path of folders.flatMap(packageFiles)) copy(path);
  const browser = readFileSync(join(webFolder, 'licenses.txt'), 'utf8');
  write('THIRD-PARTY-NOTICES.txt', noticesPage(folders, browser));
  write('sbom.cdx.json', createSbom());
  // In the format of `sha256sum --check`.
  const lines = [...sums].toSorted().map(([path, sum]) => `${sum}  ${path}\n`);
  write('SHA256SUMS', lines.join(''));
  return { files: sums.size, bytes };
}

/** npm gives every file the same date and owner, so that equal files make equal archives. */
export function packBundle(staged: string, to: string): string {
  const options = ['--json', '--ignore-scripts', '--pack-destination', to];
  const output = execFileSync('npm', ['pack', ...options], {
    cwd: staged,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 50_000_000,
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(output) as readonly { readonly filename: string }[]; // as: npm's format
  if (!packed) throw new Error('npm pack wrote no archive');
  return packed.filename;
}
