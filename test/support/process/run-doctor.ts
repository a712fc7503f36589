import { fileURLToPath } from 'node:url';
import { examine } from '../../../src/server/commands/doctor/doctor.ts';
import { readConfig, secretSettings } from '../../../src/server/config/config.ts';
import { freshStorage } from '../server/fresh-storage.ts';
import { runScript, type Settings } from './run-script.ts';
import { startServer } from './server-process.ts';

interface Examination {
  /**
   * The findings, each as `level subject: text`. Findings about the machine or the checkout are
   * left out.
   */
  readonly lines: readonly string[];
}

const machineSubjects = ['Node', 'web app', 'disk'];
const root = new URL('../../../', import.meta.url);

/** Examines a deployment as `doctor` does, without its process and its printing. */
export async function runDoctor(settings: Settings, backups?: string): Promise<Examination> {
  const config = readConfig(settings);
  const findings = await examine({
    config,
    now: Date.now,
    backupFolder: backups ?? config.BACKUP_DIR,
    calibrationKeyFile: settings['CALIBRATION_PRIVATE_KEY_FILE'],
    secretFiles: secretSettings.flatMap((name) => settings[`${name}_FILE`] || []),
    webFolder: fileURLToPath(new URL('dist/web/', root)),
    programFile: fileURLToPath(new URL('package.json', root)),
  });
  const relevant = findings.filter(({ subject }) => !machineSubjects.includes(subject));
  return { lines: relevant.map(({ level, subject, text }) => `${level} ${subject}: ${text}`) };
}

/** A master key (32 bytes in base64) that looks random but is the same in every run. */
export const randomLookingKey = Buffer.from(
  Array.from({ length: 32 }, (_, i) => (i * 37) % 256),
).toString('base64');

/** A deployment whose server has run. */
export async function startServerOnce(): Promise<Settings & { DATA_DIR: string }> {
  const place = { ...(await freshStorage()), MASTER_KEY: randomLookingKey };
  const server = await startServer(place.DATA_DIR, place);
  await server.stop();
  return place;
}

export async function succeed(script: 'backup' | 'deletions', path: string, place: Settings) {
  const { code } = await runScript(script, [path], place);
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}

/** The findings about one subject. */
export const findLines = async (
  settings: Settings,
  subject: string,
  backups?: string,
): Promise<string[]> =>
  (await runDoctor(settings, backups)).lines.filter((line) => line.includes(` ${subject}: `));
