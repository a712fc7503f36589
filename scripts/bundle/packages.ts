/** Finds installed packages, and describes them like `npm sbom` and by their licences. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lockFile from '../../package-lock.json' with { type: 'json' };
import packageFile from '../../package.json' with { type: 'json' };

export interface LockedPackage {
  readonly name?: string;
  /** Whether it is a workspace of this repository. */
  readonly link?: boolean;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export const lockedPackages: LockedPackages = lockFile.packages;

/** Resolves a package as Node does: in the folder that needs it, or in one around it. */
function resolve(packages: LockedPackages, name: string, from: string): string | undefined {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (folder in packages) return folder;
  if (from === '') return undefined;
  return resolve(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function requiredNames(locked: LockedPackage): string[] {
  const isOptional = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...Object.keys(locked.peerDependencies ?? {}).filter((name) => !isOptional(name)),
  ];
}

/** Leaves out packages that are not installed, such as those for other systems. */
export function findPackageFolders(packages: LockedPackages, names: Iterable<string>): string[] {
  const found = new Set<string>();
  const follow = (name: string, from: string): void => {
    const folder = resolve(packages, name, from);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    for (const next of requiredNames(packages[folder] ?? {})) follow(next, folder);
  };
  for (const name of names) follow(name, '');
  return [...found].toSorted();
}

const { dependencies, optionalDependencies } = packageFile;

/**
 * The folders of all packages that the server needs or the browser receives. Node is optional: the
 * bundle runs on the machine's own.
 */
export const shippedFolders: readonly string[] = findPackageFolders(
  lockedPackages,
  Object.keys({ ...dependencies, ...optionalDependencies }),
);

function runNpmSbom(cwd: string): string {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx'];
  const { status, stdout, error } = spawnSync(
    'npm',
    ['sbom', ...options, '--sbom-type', 'application'],
    {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      maxBuffer: 50_000_000,
    },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`npm sbom ended with ${status}`);
  return stdout;
}

/**
 * Returns a CycloneDX list of the shipped packages, without date and random number, so that it is
 * the same in every build. `npm sbom --omit dev` would also omit nodemailer, pg and zod, because
 * development dependencies need them too (npm/cli issue 7909). So it reads a copy of package.json
 * and the lock file without development dependencies.
 */
export function createSbom(): string {
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  const { name, version, license } = packageFile;
  const project = { name, version, license, dependencies, optionalDependencies };
  const folders = shippedFolders.map((folder) => [folder, lockedPackages[folder]]);
  const lock = { ...lockFile, packages: { '': project, ...Object.fromEntries(folders) } };
  const cwd = join(temporary, name); // npm uses the folder's name as the product's name
  try {
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(project));
    writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(lock));
    const { serialNumber: _number, ...sbom } = JSON.parse(runNpmSbom(cwd));
    delete sbom.metadata.timestamp;
    return `${JSON.stringify(sbom, null, 2)}\n`;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
