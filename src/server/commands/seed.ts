/**
 * `spark seed 1000` adds 1000 synthetic people with finished surveys.
 * `--profiles` also stores their profiles; `--codes FILE` writes their codes, one person per line.
 */

import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, readMaintenanceConfig } from '../config/config.ts';
import { readItemBank } from '../features/survey/survey.ts';
import { readKeyring } from '../platform/crypto/keyring.ts';
import { openDatabase } from './open-database.ts';
import { createProgressBar } from './progress-bar.ts';
import { type Command, UsageError } from './run-command.ts';
import { seed } from './seed-database.ts';

const maxCount = 10_000_000;

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { profiles: { type: 'boolean', default: false }, codes: { type: 'string' } },
  });
  const [given = '', ...others] = positionals;
  const count = /^\d{1,8}$/.test(given) ? Number(given) : 0;
  if (count < 1 || count > maxCount || others.length > 0)
    throw new UsageError(
      `spark seed HOW-MANY [--profiles] [--codes FILE]: from 1 to ${maxCount} people.`,
    );
  return { count, profiles: values.profiles, codes: values.codes };
}

/** Only its owner may read it, because the codes give access to the accounts. */
function openCodes(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    throw new UsageError(`${path} cannot be made, or exists already.`, { cause: error });
  }
}

async function run(
  config: Config,
  { count, profiles, codes }: ReturnType<typeof readArguments>,
): Promise<string> {
  if (!config.DEMO) throw new UsageError('DEMO is off: this site takes no simulated people.');
  const keyring = readKeyring(config);
  const db = openDatabase(config);
  const started = performance.now();
  const file = codes === undefined ? null : openCodes(codes);
  let firstLoginCode = '';
  try {
    const bank = readItemBank(new URL('../../../items/', import.meta.url));
    const accounts = await seed(
      {
        db,
        bank,
        keyring,
        now: Date.now,
        random: randomBytes,
        progress: createProgressBar(started),
        onPerson({ loginCode, shareCode }) {
          firstLoginCode ||= loginCode;
          if (file !== null) writeSync(file, `${loginCode} ${shareCode}\n`);
        },
      },
      { count, profiles },
    );
    const seconds = (performance.now() - started) / 1000;
    return `${count} simulated people in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second; ${accounts} accounts in all. One of them signs in with ${firstLoginCode}`;
  } finally {
    await db.close();
    if (file !== null) closeSync(file);
  }
}

export const seedCommand: Command = {
  run: async (args) => run(readMaintenanceConfig(process.env), readArguments(args)),
};
