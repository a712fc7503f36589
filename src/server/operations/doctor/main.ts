/** `spark config` lists the settings; `spark doctor` checks the whole deployment. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, secretSettings, settingNames } from '../../config/config.ts';
import { type Command, UsageError } from '../run-command.ts';
import type { Finding } from './checks/finding.ts';
import { examine } from './doctor.ts';
import { listSettings } from './settings-list.ts';

const root = new URL('../../../../', import.meta.url);

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function printFindings(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { level, subject, text } of findings)
    console.log(`${level.padEnd(7)}  ${subject.padEnd(width)}  ${text}`);
  const countLevel = (level: Finding['level']): number =>
    findings.filter((finding) => finding.level === level).length;
  const problems = countLevel('problem');
  console.log(`\n${plural(problems, 'problem')}, ${plural(countLevel('warning'), 'warning')}.`);
  if (problems > 0) process.exitCode = 1;
}

export const configCommand: Command = {
  run: async (args) => {
    if (args.length > 0) throw new UsageError();
    console.log(listSettings(readConfig(process.env), process.env, settingNames).join('\n'));
    return null;
  },
};

export const doctorCommand: Command = {
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { backups: { type: 'string' } } });
    const config = readConfig(process.env);
    const findings = await examine({
      config,
      now: Date.now,
      backupFolder: values.backups ?? config.BACKUP_DIR,
      calibrationKeyFile: process.env['CALIBRATION_PRIVATE_KEY_FILE'],
      secretFiles: secretSettings.flatMap((name) => process.env[`${name}_FILE`] || []),
      webFolder: fileURLToPath(new URL('dist/web/', root)),
      programFile: fileURLToPath(new URL('package.json', root)),
    });
    printFindings(findings);
    return null;
  },
};
