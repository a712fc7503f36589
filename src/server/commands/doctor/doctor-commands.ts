import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Config,
  type Environment,
  secretSettings,
  readConfig,
  settingNames,
} from '../../config/config.ts';
import { type Command, UsageError } from '../run-command.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';

/** Omits the password, and the query, which may contain one too. A user name becomes '…'. */
function redactUrl(address: string): string {
  const { protocol, host, pathname, username } = new URL(address);
  return `${protocol}//${username === '' ? '' : '…@'}${host}${pathname === '/' ? '' : pathname}`;
}

type Format<K extends keyof Config> = (value: NonNullable<Config[K]>) => string;

const formats: { readonly [K in keyof Config]?: Format<K> } & {
  readonly [K in (typeof secretSettings)[number]]: Format<K>;
} = {
  DATABASE_URL: redactUrl,
  MIGRATION_DATABASE_URL: redactUrl,
  MAIL_URL: redactUrl,
  MASTER_KEY: () => 'given, not shown',
  MASTER_KEY_PREVIOUS: () => 'given, not shown',
  ADMIN_KEY: (keys) => `${keys.map(({ name }) => name).join(', ')} (keys not shown)`,
  AI_API_KEY: () => 'given, not shown',
  AI_BASE_URL: redactUrl,
  POSTHOG_HOST: redactUrl,
  HSTS: (on) => (on ? 'on' : 'off'),
  DEMO: (on) => (on ? 'on' : 'off'),
  SAFETY_LINKS: (links) =>
    links
      .map(({ label, url, locale }) => `${locale ? `[${locale}]` : ''}${label}=${url}`)
      .join(', ') || 'none',
};

function formatValue(config: Config, name: keyof Config): string {
  const value = config[name];
  if (value === undefined) return 'not set';
  // as: the format of a setting takes the value of that setting
  const format = formats[name] as ((value: unknown) => string) | undefined;
  return format?.(value) ?? String(value);
}

function formatSource(config: Config, env: Environment, name: keyof Config): string {
  if (env[name]) return '';
  const file = env[`${name}_FILE`];
  if (file) return `   (from the file ${file})`;
  return config[name] === undefined ? '' : '   (default)';
}

export function listSettings(
  config: Config,
  env: Environment,
  names: readonly (keyof Config)[],
): string[] {
  const width = Math.max(...names.map((name) => name.length));
  return names.map(
    (name) =>
      `${name.padEnd(width)}  ${formatValue(config, name)}${formatSource(config, env, name)}`,
  );
}

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
