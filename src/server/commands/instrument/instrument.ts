/** `spark instrument`: questions, keys and parameters, for other survey systems and programs. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ItemBank } from '../../../core/survey/bank.ts';
import { readMaintenanceConfig } from '../../config/config.ts';
import { createScoring } from '../../features/calibration/calibration.ts';
import { readItemBank } from '../../features/survey/survey.ts';
import { hasDatabase, withSnapshot } from '../open-database.ts';
import { type Command, UsageError } from '../run-command.ts';
import { csvFiles } from './csv.ts';
import { readSources } from './evidence.ts';
import { mirtFiles } from './mirt.ts';
import { osdFiles } from './osd.ts';

const items = new URL('../../../../items/', import.meta.url);

type Files = Readonly<Record<string, string>>;

const formats = {
  osd: (bank) => osdFiles(bank, readSources(items)),
  mirt: (bank) => mirtFiles(bank),
  csv: (bank) => csvFiles(bank, readSources(items)),
} as const satisfies Record<string, (bank: ItemBank) => Files>;

const isFormat = (name: string | undefined): name is keyof typeof formats =>
  name !== undefined && Object.hasOwn(formats, name);

/** The parameters in use at the configured site, or the starting values where there is none. */
export async function readBankInUse(): Promise<ItemBank> {
  const config = readMaintenanceConfig(process.env);
  const starting = readItemBank(items);
  if (!hasDatabase(config)) return starting;
  return withSnapshot(config, async (db) => {
    const logError = (error: unknown, what: string) => console.error(`${what}: ${String(error)}`);
    const scoring = createScoring({ db, bank: starting, logError });
    await scoring.refresh();
    return scoring.bankInUse();
  });
}

/** Returns the contents of the files by name. */
export const instrumentFiles = (format: keyof typeof formats, bank: ItemBank): Files => ({
  ...formats[format](bank),
  'LICENSE.txt': readFileSync(new URL('LICENSE.txt', items), 'utf8'),
});

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { format: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (!isFormat(values.format) || folder === undefined || others.length > 0) throw new UsageError();
  if (existsSync(folder)) throw new UsageError(`${folder} exists already. Name a new folder.`);
  const bank = await readBankInUse();
  mkdirSync(folder, { recursive: true });
  for (const [name, contents] of Object.entries(instrumentFiles(values.format, bank)))
    writeFileSync(join(folder, name), contents);
  const version = bank.parameterSet ?? 'starting values, which rest on no answers';
  return `Wrote ${bank.current.model.items.length} questions to ${folder}. Parameters: ${version}.`;
}

export const instrumentCommand: Command = { run };
