/** `npm run config-check` says the settings back; `npm run doctor [-- --backups FOLDER]` says what is missing or insecure. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, settingNames } from '../../config/config.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { sayBack } from './settings.ts';

const root = new URL('../../../../', import.meta.url);
const usage = 'npm run config-check, or npm run doctor [-- --backups FOLDER]';

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { level, subject, text } of findings)
    console.log(`${level.padEnd(7)}  ${subject.padEnd(width)}  ${text}`);
  const [problems, warnings] = (['problem', 'warning'] as const).map(
    (level) => findings.filter((finding) => finding.level === level).length,
  );
  console.log(`\n${count(problems ?? 0, 'problem')}, ${count(warnings ?? 0, 'warning')}.`);
  if (problems) process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { backups: { type: 'string' } },
  });
  const [command, ...more] = positionals;
  if (more.length > 0 || (command !== 'config-check' && command !== 'doctor'))
    throw new ConfigError(usage);
  const config = readConfig(process.env);
  if (command === 'config-check')
    console.log(sayBack(config, process.env, settingNames).join('\n'));
  else
    print(
      await examine({
        config,
        now: Date.now,
        backupFolder: values.backups,
        webFolder: fileURLToPath(new URL('dist/web/', root)),
        programFile: fileURLToPath(new URL('package.json', root)),
      }),
    );
}

try {
  await run();
} catch (error) {
  const isOurs =
    error instanceof ConfigError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(
    error instanceof ConfigError && error.message !== usage
      ? `The settings are not right:\n${error.message}`
      : isOurs
        ? usage
        : error,
  );
  process.exitCode = 1;
}
