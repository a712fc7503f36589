import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { isInside } from './calibration-key.ts';
import { type Command, UsageError } from './run-command.ts';

export class SecretsError extends Error {}

interface Options {
  /** The host of PostgreSQL in the address, with its port if it is another than 5432. */
  readonly database: string;
  /** The user that reads the files, if it is not the one who writes them. */
  readonly owner: number | null;
}

const randomHex = (): string => randomBytes(24).toString('hex');

function makeSecrets(database: string) {
  const password = randomHex();
  return {
    master_key: {
      value: randomBytes(32).toString('base64'),
      about:
        'opens this site and its backups. COPY IT ELSEWHERE NOW, apart from the backups: without it nobody can sign in again.',
    },
    admin_key: {
      value: `operator=${randomHex()}`,
      about: 'signs in at /admin, behind the =. More administrators: name=key,name=key.',
    },
    database_password: { value: password, about: "PostgreSQL's, for the role survey." },
    database_url: {
      value: `postgres://survey:${password}@${database}/survey`,
      about: 'the same in an address. Without PostgreSQL nothing reads either.',
    },
  };
}

/** Returns a line about each file. Throws a `SecretsError` and writes nothing if one exists. */
export function writeSecrets(folder: string, { database, owner }: Options): string[] {
  const files = Object.entries(makeSecrets(database)).map(([name, secret]) => ({
    path: join(folder, name),
    ...secret,
  }));
  const existing = files.map(({ path }) => path).filter((path) => existsSync(path));
  if (existing.length > 0)
    throw new SecretsError(
      `Secrets are never overwritten, and nothing was written: ${existing.join(', ')} exists.`,
    );
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { path, value } of files) {
      writeFileSync(path, `${value}\n`, { mode: 0o600, flag: 'wx', flush: true });
      if (owner !== null) chownSync(path, owner, owner);
    }
  } catch (error) {
    for (const { path } of files) rmSync(path, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SecretsError(`The secrets cannot be written to ${folder} (${code}).`);
  }
  return files.map(({ path, about }) => `${path}: ${about}`);
}

function parseOwner(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text))
    throw new UsageError('--owner is the number of a user (id -u NAME).');
  return Number(text);
}

async function run(args: readonly string[]): Promise<null> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { database: { type: 'string', default: '127.0.0.1' }, owner: { type: 'string' } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError();
  const { DATA_DIR } = readConfig(process.env);
  if (isInside(DATA_DIR, folder))
    throw new SecretsError(
      `${folder} lies in ${DATA_DIR}, beside what the secrets open. Name a folder elsewhere.`,
    );
  const options = { database: values.database, owner: parseOwner(values.owner) };
  for (const line of writeSecrets(folder, options)) console.log(line);
  return null;
}

export const secretsCommand: Command = { expectedErrors: [SecretsError], run };
