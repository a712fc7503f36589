/** Makes databases of many simulated accounts with `spark seed`, and reads their codes. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSql } from '../places.ts';

export interface SeededDatabase {
  readonly folder: string;
  /** The path of the file with the login and share codes of the accounts. */
  readonly codes: string;
}

export interface Codes {
  readonly loginCode: string;
  readonly shareCode: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a command of `spark`. */
function run(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/commands/spark.ts', ...args],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
}

/** Creates the database, unless the folder already contains one. */
export function seedDatabase(folder: string, count: number): SeededDatabase {
  const database = { folder: join(folder, 'database'), codes: join(folder, 'codes') };
  if (existsSync(database.codes)) return database;
  mkdirSync(database.folder, { recursive: true });
  process.stderr.write(`Making ${count} accounts with finished surveys …\n`);
  run(['seed', String(count), '--codes', database.codes], {
    DATA_DIR: database.folder,
  });
  return database;
}

/** The bytes of a line of the codes: login code, space, share code and line end. */
const lineLength = 51;
/** The fractional parts of its multiples are spread evenly between 0 and 1. */
const goldenRatio = 0.618_033_988_749;

/** Returns the codes of `count` accounts, which are spread evenly over the file. */
export function sampleCodes({ codes }: SeededDatabase, count: number): Codes[] {
  const file = openSync(codes, 'r');
  const lines = Math.floor(statSync(codes).size / lineLength);
  return Array.from({ length: count }, (_, n) => {
    const line = Buffer.alloc(lineLength);
    const place = Math.floor(((n * goldenRatio) % 1) * lines);
    readSync(file, line, 0, lineLength, place * lineLength);
    const [loginCode = '', shareCode = ''] = line.toString().trim().split(' ');
    if (shareCode.length !== 20) throw new Error(`${codes} has an unexpected format`);
    return { loginCode, shareCode };
  });
}

/** Copies the database to PostgreSQL with `spark move`, and vacuums it. */
export async function moveToPostgres({ folder }: SeededDatabase, url: string): Promise<void> {
  run(['move'], { DATA_DIR: folder, DATABASE_URL: url });
  await runSql(url, 'vacuum analyze');
}
