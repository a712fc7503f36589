import type { Config } from '../../config/config.ts';
import { findKeyring, type Keyring, SameMasterKeys } from '../../platform/crypto/keyring.ts';
import { verifySmtp } from '../../platform/mail/smtp-mailer.ts';
import { checkBackups } from './backup-checks.ts';
import { checkDatabase } from './database-checks.ts';
import { about, type Finding, type Findings, flatten } from './finding.ts';
import {
  checkDataFolder,
  checkSecretFiles,
  checkClock,
  checkDisk,
  checkProgram,
} from './machine-checks.ts';
import { checkCalibrationKey } from './secret-checks.ts';
import { checkSettings } from './settings-checks.ts';

interface DoctorDeps {
  readonly config: Config;
  readonly now: () => number;
  readonly backupFolder: string | undefined;
  readonly calibrationKeyFile: string | undefined;
  readonly secretFiles: readonly string[];
  readonly webFolder: string;
  /** A file of the program. A clock that shows a time before the file was written is wrong. */
  readonly programFile: string;
}

async function checkMailServer({ MAIL_URL }: Config): Promise<Findings> {
  if (MAIL_URL === undefined) return null;
  const { ok, problem } = about('mail server');
  const reason = await verifySmtp(MAIL_URL);
  return reason === null
    ? ok('Answers, and takes our sign-in.')
    : problem(`Does not take us (${reason}).`);
}

function checkKeyring(config: Config): { keys: Keyring | null; findings: Findings } {
  try {
    return { keys: findKeyring(config), findings: null };
  } catch (error) {
    if (!(error instanceof SameMasterKeys)) throw error;
    return { keys: null, findings: about('MASTER_KEY_PREVIOUS').problem(error.message) };
  }
}

export async function examine(deps: DoctorDeps): Promise<Finding[]> {
  const { config } = deps;
  const [database, mail] = await Promise.all([
    checkDatabase(config, deps.now),
    checkMailServer(config),
  ]);
  const dataFolder = config.DATABASE_URL === undefined ? config.DATA_DIR : null;
  const { keys, findings } = checkKeyring(config);
  const { keyCheck } = database;
  return flatten([
    checkProgram(deps.webFolder),
    checkClock(deps.now(), deps.programFile),
    checkSettings(config),
    findings,
    checkCalibrationKey(config, deps.calibrationKeyFile),
    checkDataFolder(config),
    checkSecretFiles(deps.secretFiles),
    checkDisk(config.DATA_DIR),
    database.findings,
    mail,
    await checkBackups(deps.backupFolder, {
      dataFolder,
      keyCheck,
      keys,
      ledgerDays: config.LEDGER_DAYS,
      now: deps.now(),
    }),
  ]);
}
