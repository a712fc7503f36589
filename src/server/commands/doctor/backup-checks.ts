import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hourMilliseconds } from '../../platform/clock.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { findSigner, readHeader, verify } from '../backup/backup-reader.ts';
import { draftSuffix } from '../backup/backup-writer.ts';
import { openLedgerFile } from '../backup/deletions.ts';
import { BackupError, type Format, type Header } from '../backup/format.ts';
import { explainMissingKey } from '../backup/restoration.ts';
import { about, type Findings } from './finding.ts';

const dailyBackupHours = 26;
const oldBackupHours = 24 * 7;
const lateDeletionsHours = 3;

interface BackupContext {
  readonly dataFolder: string | null;
  readonly keyCheck: string | null;
  readonly keys: Keyring<'check' | 'backup'> | null;
  readonly ledgerDays: number;
  readonly now: number;
}

interface Backup {
  readonly path: string;
  readonly header: Header;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith(draftSuffix));

/** Returns the files of a format, the newest first. */
async function findAll(folder: string, format: Format): Promise<Backup[]> {
  const backups = await Promise.all(
    listFiles(folder).map(async (path) => {
      const header = await readHeader(path, format).catch(() => null);
      return header && { path, header };
    }),
  );
  return backups
    .filter((backup) => backup !== null) // the folder may contain other files
    .toSorted((a, b) => b.header.madeAt.localeCompare(a.header.madeAt));
}

const { ok, warning, problem } = about('backups');

async function checkSignature({ path, header }: Backup, keys: BackupContext['keys']) {
  if (!keys || !findSigner(header, keys)) return null;
  try {
    const missingKey = explainMissingKey(await verify(path, keys), keys);
    return missingKey === null
      ? null
      : warning(`A restore of the newest would refuse it. ${missingKey}`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return problem(`The newest cannot be restored: ${error.message}`);
  }
}

const hoursSince = ({ madeAt }: Header, now: number): number =>
  Math.max(0, (now - Date.parse(madeAt)) / hourMilliseconds);

function checkAge(newest: Header, now: number): Findings {
  const hours = hoursSince(newest, now);
  const age = hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`;
  const text = `The newest is ${age} old.`;
  if (hours > oldBackupHours) return problem(text);
  return hours > dailyBackupHours ? warning(text) : ok(text);
}

function checkOldest(oldest: Header, ledgerDays: number, now: number): Findings {
  const days = Math.floor(hoursSince(oldest, now) / 24);
  return days <= ledgerDays
    ? null
    : problem(
        `The oldest is ${days} days old, but what was taken back is listed for ${ledgerDays} days: a restore would bring it back. Delete it, or raise LEDGER_DAYS before you keep backups for longer.`,
      );
}

const canBeRead = (path: string, format: Format): Promise<boolean> =>
  readHeader(path, format).then(
    () => true,
    () => false,
  );

async function checkUnreadable(folder: string, newest: Backup): Promise<Findings> {
  const since = statSync(newest.path).mtimeMs;
  const findings: Findings[] = [];
  for (const path of listFiles(folder).filter((path) => statSync(path).mtimeMs > since))
    if (!(await canBeRead(path, 'spark-backup')) && !(await canBeRead(path, 'spark-deletions')))
      findings.push(
        warning(
          `${path} is newer, but cannot be read as a backup: it is cut off, encrypted or something else. Decrypt an encrypted one into: bin/spark.mjs backup --verify -`,
        ),
      );
  for (const name of readdirSync(folder).filter((name) => name.endsWith(draftSuffix)))
    findings.push(warning(`${join(folder, name)} was left by an interrupted backup. Delete it.`));
  return findings;
}

async function checkLedger(path: string, keys: BackupContext['keys']): Promise<Findings> {
  if (!keys) return null;
  try {
    const { rows } = await openLedgerFile(path, keys);
    for await (const _ of rows()); // the signature is checked at the end
    return null;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return about('deletions').problem(`Cannot be used: ${error.message}`);
  }
}

/** Checks the exported ledger of deletions, without which a lost database forgets them. */
async function checkDeletions(
  folder: string,
  { keys, now }: Pick<BackupContext, 'keys' | 'now'>,
): Promise<Findings> {
  const deletions = about('deletions');
  const [newest] = await findAll(folder, 'spark-deletions');
  if (!newest)
    return deletions.warning(
      `Are not saved: if the database is lost, what was deleted or taken back since the newest backup comes back with it. Run every hour: bin/spark.mjs deletions ${join(folder, 'deletions.ledger')}`,
    );
  const hours = Math.round(hoursSince(newest.header, now));
  const text = `Were saved ${hours} hours ago.`;
  return [
    hours > lateDeletionsHours ? deletions.problem(text) : deletions.ok(text),
    await checkLedger(newest.path, keys),
  ];
}

const areOnSameDisk = (one: string, other: string): boolean =>
  existsSync(one) && statSync(one).dev === statSync(other).dev;

export async function checkBackups(
  folder: string | undefined,
  { dataFolder, keyCheck, keys, ledgerDays, now }: BackupContext,
): Promise<Findings> {
  if (folder === undefined)
    return warning('Not looked at. Name their folder: bin/spark.mjs doctor --backups FOLDER');
  if (!existsSync(folder)) return problem(`There is no folder ${folder}.`);
  const found = await findAll(folder, 'spark-backup');
  const [newest] = found;
  if (!newest)
    return problem(
      `There is none in ${folder}. Make one: bin/spark.mjs backup ${join(folder, 'FILE')}`,
    );
  const isReadable = keys && findSigner(newest.header, keys);
  return [
    checkAge(newest.header, now),
    checkOldest(found.at(-1)!.header, ledgerDays, now),
    await checkSignature(newest, keys),
    await checkUnreadable(folder, newest),
    await checkDeletions(folder, { keys, now }),
    keyCheck !== null && newest.header.keyCheck !== keyCheck && !isReadable
      ? problem(
          'The newest was made with another master key than the database; it cannot be restored into it.',
        )
      : null,
    dataFolder !== null && areOnSameDisk(dataFolder, folder)
      ? warning(
          'Lie on the same disk as the database, and go with it. Copy them to another machine.',
        )
      : null,
  ];
}
