/** Checks the newest backup: its age, its master key and the disk that it is on. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readHeader } from '../../backup/backup-reader.ts';
import type { Header } from '../../backup/format.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const hourMilliseconds = 3_600_000;
const dailyBackupHours = 26;
const oldBackupHours = 24 * 7;

interface BackupContext {
  /** The folder of the SQLite database; null for PostgreSQL. */
  readonly dataFolder: string | null;
  /** Identifies the master key of the database; null if it is unknown. */
  readonly keyCheck: string | null;
  readonly now: number;
}

async function findNewest(folder: string): Promise<Header | undefined> {
  const paths = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith('.unfinished'));
  const headers = await Promise.all(paths.map((path) => readHeader(path).catch(() => null)));
  return headers
    .filter((header) => header !== null) // the folder may contain other files
    .toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))[0];
}

function checkAge(newest: Header, now: number): Finding {
  const hours = (now - Date.parse(newest.madeAt)) / hourMilliseconds;
  const age =
    hours < 48 ? `${Math.max(0, Math.round(hours))} hours` : `${Math.round(hours / 24)} days`;
  const text = `The newest is ${age} old.`;
  if (hours > oldBackupHours) return problem('backups', text);
  return hours > dailyBackupHours ? warning('backups', text) : ok('backups', text);
}

const areOnSameDisk = (one: string, other: string): boolean =>
  existsSync(one) && statSync(one).dev === statSync(other).dev;

export async function checkBackups(
  folder: string | undefined,
  { dataFolder, keyCheck, now }: BackupContext,
): Promise<Finding[]> {
  if (folder === undefined)
    return [
      warning('backups', 'Not looked at. Name their folder: npm run doctor -- --backups FOLDER'),
    ];
  if (!existsSync(folder)) return [problem('backups', `There is no folder ${folder}.`)];
  const newest = await findNewest(folder);
  if (!newest)
    return [
      problem(
        'backups',
        `There is none in ${folder}. Make one: npm run backup -- ${join(folder, 'FILE')}`,
      ),
    ];
  const findings = [checkAge(newest, now)];
  if (keyCheck !== null && newest.keyCheck !== keyCheck)
    findings.push(
      problem(
        'backups',
        'The newest was made with another master key than the database; it cannot be restored into it.',
      ),
    );
  if (dataFolder !== null && areOnSameDisk(dataFolder, folder))
    findings.push(
      warning(
        'backups',
        'Lie on the same disk as the database, and go with it. Copy them to another machine.',
      ),
    );
  return findings;
}
