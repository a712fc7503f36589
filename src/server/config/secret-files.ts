/** Reads secrets from files, so that they need not appear in process lists. */

import { readFileSync } from 'node:fs';
import type { Config } from './environment.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** These may be read from a file: `MASTER_KEY_FILE` is the path of one with `MASTER_KEY`. */
export const secretSettings = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'MASTER_KEY',
  'MASTER_KEY_PREVIOUS',
  'ADMIN_KEY',
  'MAIL_URL',
  'AI_API_KEY',
] as const satisfies readonly (keyof Config)[];

function readSecret(path: string): { readonly value?: string; readonly error?: string } {
  try {
    const value = readFileSync(path, 'utf8').trim();
    return value === '' ? { value, error: 'The file is empty.' } : { value };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { error: `The file cannot be read (${code}).` };
  }
}

export function resolveSecretFiles(env: Environment) {
  const values = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
  const fileErrors = new Map<string, string>();
  for (const name of secretSettings) {
    const path = values[`${name}_FILE`];
    if (path === undefined) continue;
    if (values[name] !== undefined) {
      fileErrors.set(name, `${name} and ${name}_FILE are both set. Keep one of them.`);
      continue;
    }
    const { value, error } = readSecret(path);
    if (value !== undefined) values[name] = value;
    if (error !== undefined) fileErrors.set(name, error);
  }
  return { values, fileErrors };
}
