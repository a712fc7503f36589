import { checkedEnvironment, type Config } from './environment.ts';
import { type Environment, resolveSecretFiles } from './secret-files.ts';

export class ConfigError extends Error {}

export function readConfig(env: Environment): Config {
  const { values, fileErrors } = resolveSecretFiles(env);
  const complaints = [...fileErrors].map(([name, message]) => `${name}_FILE: ${message}`);
  const result = checkedEnvironment.safeParse(values);
  if (!result.success)
    complaints.push(
      ...result.error.issues
        .filter(({ path: [name] }) => !fileErrors.has(String(name)))
        .map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  if (!result.success || complaints.length > 0) throw new ConfigError(complaints.join('\n'));
  return Object.freeze(result.data);
}

/** Prefers MIGRATION_DATABASE_URL, because a pooler would get in the way of a command. */
export function readMaintenanceConfig(env: Environment): Config {
  const config = readConfig(env);
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = config;
  return { ...config, DATABASE_URL: DATABASE_URL && (MIGRATION_DATABASE_URL ?? DATABASE_URL) };
}

export { type Config, settingNames } from './environment.ts';
export { type Environment, secretSettings } from './secret-files.ts';
